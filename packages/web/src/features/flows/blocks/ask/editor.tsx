import { Switch } from '@mantine/core';
import { ANSWER_KINDS, type Answer, FLOW_TEXTS } from '@parrot/contract/flows';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import classes from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { answerOfKind, RETRY_TEXTS, valueTypeOf } from './answer-kinds.ts';

export function AskEditor({ block, edit }: EditorProps<'ask'>) {
  const { t } = useTranslation('blocks');
  const language = useFlowEditor((state) => state.language);
  const own = useFlowEditor(({ flow }) => flow.texts[language]);
  const { answer } = block;
  /** The settings of the other kinds, so that switching back restores them. */
  const earlier = useRef(new Map<Answer['kind'], Answer>());
  const switchTo = (kind: Answer['kind']) => {
    earlier.current.set(answer.kind, answer);
    edit(`answer ${kind}`, { answer: earlier.current.get(kind) ?? answerOfKind(kind) });
  };
  const retry = RETRY_TEXTS[answer.kind];
  return (
    <>
      <LocalizedTextField
        label={t('fields.question')}
        texts={block.prompt}
        onChange={(prompt) => edit('prompt', { prompt })}
      />
      <ChoiceField
        label={t('ask.expects')}
        value={answer.kind}
        choices={ANSWER_KINDS.map((value) => ({ value, label: t(`ask.kinds.${value}`) }))}
        onChange={switchTo}
      />
      <AnswerEditor answer={answer} onChange={(changed) => edit('answer', { answer: changed })} />
      <div className={classes.pair}>
        <NumberField
          label={t('ask.tries')}
          value={block.tries}
          min={1}
          max={10}
          onChange={(tries) => edit('tries', { tries })}
        />
        <ValueSelect
          label={t('fields.saveAs')}
          value={block.into}
          type={valueTypeOf(answer)}
          onChange={(into, brings) => edit('into', { into }, brings)}
        />
      </div>
      <Switch
        label={t('ask.canSkip')}
        checked={block.canSkip}
        onChange={({ currentTarget }) => edit('canSkip', { canSkip: currentTarget.checked })}
      />
      <LocalizedTextField
        rows={2}
        label={t('ask.retry')}
        texts={block.retry}
        placeholder={own?.[retry] ?? FLOW_TEXTS[language][retry]}
        onChange={(changed) => edit('retry', { retry: changed })}
      />
    </>
  );
}
