/** The text of a response: variables are inserted from a menu, and appear as tokens in the preview. */
import { Button, Menu } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { BUILT_IN_VARIABLES, placeholderOf, variableOfField, variablesIn } from '@parrot/contract/responses';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../shared/form/limited-textarea.tsx';
import type { FieldProps } from '../../shared/form/use-form.ts';
import { useInsertion } from '../../shared/form/use-insertion.ts';
import { IconBraces } from '../../shared/icons/braces.ts';
import { variableLabel } from '../../shared/responses/variable-label.ts';
import { TextWithVariables } from './text-with-variables.tsx';
import type { ResponseOptions } from './use-responses.ts';
import classes from './variables.module.css';

const EXAMPLE = '{{visitor.name | there}}';

export function ResponseTextField({
  fields,
  ...field
}: FieldProps<string> & { fields: ResponseOptions['fields'] }) {
  const { t } = useTranslation(['responses', 'response-parts']);
  const { name, value, error, onChange } = field;
  const { keep, insert } = useInsertion(value, onChange, LIMITS.messageLength);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const wasFocused = useRef(false);
  const insertVariable = (variable: string) => {
    // A browser has the cursor of an untouched field at its start.
    if (!wasFocused.current) area.current?.setSelectionRange(value.length, value.length);
    insert(placeholderOf(variable));
  };
  const entry = (variable: string) => (
    <Menu.Item key={variable} onClick={() => insertVariable(variable)}>
      <span className={classes.token}>{variableLabel(variable, fields)}</span>
    </Menu.Item>
  );
  const ofVisitor = BUILT_IN_VARIABLES.filter((variable) => variable.startsWith('visitor.'));
  const others = BUILT_IN_VARIABLES.filter((variable) => !variable.startsWith('visitor.'));
  return (
    <div className={classes.text}>
      <LimitedTextarea
        ref={(element) => {
          keep(element);
          area.current = element;
        }}
        onFocus={() => {
          wasFocused.current = true;
        }}
        name={name}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        size="lg"
        label={t('responses:editor.text')}
        description={t('responses:editor.textHint')}
        limit={LIMITS.messageLength}
        autosize
        minRows={4}
        maxRows={14}
      />
      <div className={classes.tools}>
        <Menu position="bottom-start" width={260} returnFocus={false}>
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<IconBraces size={14} stroke={1.75} />}>
              {t('response-parts:variables.insert')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            <Menu.Label>{t('response-parts:variables.visitor')}</Menu.Label>
            {ofVisitor.map(entry)}
            {fields.length > 0 && <Menu.Label>{t('response-parts:variables.own')}</Menu.Label>}
            {fields.map((own) => entry(variableOfField(own.name)))}
            <Menu.Label>{t('response-parts:variables.conversation')}</Menu.Label>
            {others.map(entry)}
          </Menu.Dropdown>
        </Menu>
        <span className={classes.hint}>{t('response-parts:variables.hint', { example: EXAMPLE })}</span>
      </div>
      {variablesIn(value).length > 0 && (
        <p
          className={classes.preview}
          aria-label={t('response-parts:variables.preview')}
          role="note"
          dir="auto"
        >
          <TextWithVariables text={value} fields={fields} />
        </p>
      )}
    </div>
  );
}
