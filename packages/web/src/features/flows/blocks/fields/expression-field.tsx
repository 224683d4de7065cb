/** An expression, validated while typing. Values are referenced by name, without braces. */
import { Button, Collapse, Textarea } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { expressionProblem } from '@parrot/flow-engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextWithinLimit } from '../../../../shared/form/over-limit.ts';
import { useInsertion } from '../../../../shared/form/use-insertion.ts';
import { FieldFrame, fieldNotes } from '../../inspector/field-frame.tsx';
import { ValuePicker } from '../../values/value-picker.tsx';
import valueClasses from '../../values/values.module.css';
import { reasonText } from '../reason-text.ts';
import classes from './fields.module.css';

const EXAMPLES = ['both', 'oneOf', 'text', 'sum', 'list'] as const;

type ExpressionFieldProps = { label: string; text: string; onChange: (text: string) => void };

export function ExpressionField({ label, ...props }: ExpressionFieldProps) {
  const { t } = useTranslation('blocks');
  const id = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const longest = LIMITS.flowExpression;
  const { text, change, problem: tooLong } = useTextWithinLimit(props.text, longest, props.onChange);
  const { keep, insert } = useInsertion(text, change, longest);
  const wrong = text.trim() === '' ? null : expressionProblem(text);
  const problem = tooLong ?? (wrong && t('expression.wrong', { because: reasonText(wrong) }));
  return (
    <FieldFrame label={label} htmlFor={id} aside={<ValuePicker field={label} onPick={insert} />}>
      <Textarea
        ref={keep}
        id={id}
        value={text}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('expression.placeholder')}
        classNames={{ input: valueClasses.code }}
        {...fieldNotes({ problem, help: text.trim() !== '' && t('expression.sound') })}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-expanded={isHelpOpen}
        aria-controls={`${id}-help`}
        onClick={() => setHelpOpen(!isHelpOpen)}
      >
        {t('expression.howTo')}
      </Button>
      <Collapse expanded={isHelpOpen} id={`${id}-help`}>
        <ul className={classes.examples}>
          {EXAMPLES.map((name) => (
            <li key={name}>
              <code>{t(`expression.examples.${name}.code`)}</code>
              <p className={classes.help}>{t(`expression.examples.${name}.means`)}</p>
            </li>
          ))}
        </ul>
      </Collapse>
    </FieldFrame>
  );
}
