/** A text with placeholders: values are picked from a menu, and unknown names are reported. */
import { Textarea, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextWithinLimit } from '../../../shared/form/over-limit.ts';
import { useInsertion } from '../../../shared/form/use-insertion.ts';
import { FormatToolbar } from '../../../shared/formatting/format-toolbar.tsx';
import { useFormatting } from '../../../shared/formatting/use-formatting.ts';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { FieldFrame, fieldNotes } from '../inspector/field-frame.tsx';
import { markOf, unknownNames } from './template-names.ts';
import { ValuePicker } from './value-picker.tsx';
import classes from './values.module.css';

export type TemplateFieldProps = {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** 1: a single-line field. */
  rows?: number;
  placeholder?: string | undefined;
  help?: ReactNode;
  problem?: string | undefined;
  /** Next to the label. */
  aside?: ReactNode;
  longest?: number;
  /** Secrets are allowed. */
  withSecrets?: boolean;
  isCode?: boolean;
  lang?: string;
  /** A toolbar and shortcuts for bold, lists, links and the like. */
  isFormatted?: boolean;
  /** Hides the label where the context makes it clear. */
  isLabelHidden?: boolean;
};

export function TemplateField(props: TemplateFieldProps) {
  const { label, rows = 1, placeholder, help, problem, aside, lang } = props;
  const { longest = LIMITS.flowTemplate, withSecrets = false, isCode = false, isLabelHidden = false } = props;
  const { t } = useTranslation('blocks');
  const id = useId();
  const values = useFlowEditor(({ flow }) => flow.values);
  const secrets = useFlowEditor((state) => state.secrets);
  const { text, change, problem: tooLong } = useTextWithinLimit(props.text, longest, props.onChange);
  const { keep, insert } = useInsertion(text, change, longest);
  const formatting = useFormatting(change);
  const unknown = unknownNames(text, values, withSecrets ? secrets : null);
  const warning =
    unknown.length > 0 && t('values.unknown', { count: unknown.length, names: unknown.join(', ') });
  const field = {
    ref: keep,
    id,
    value: text,
    placeholder,
    autoComplete: 'off',
    spellCheck: !isCode,
    lang,
    ...fieldNotes({ help, warning, problem: tooLong ?? problem }),
    classNames: { input: isCode ? classes.code : '' },
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  return (
    <FieldFrame
      label={label}
      htmlFor={id}
      isLabelHidden={isLabelHidden}
      aside={
        <>
          {aside}
          <ValuePicker field={label} withSecrets={withSecrets} onPick={(name) => insert(markOf(name))} />
        </>
      }
    >
      {props.isFormatted && <FormatToolbar formatting={formatting} label={label} />}
      {rows === 1 ? (
        <TextInput {...field} />
      ) : (
        <Textarea
          {...field}
          ref={(element) => {
            keep(element);
            formatting.field.current = element;
          }}
          onKeyDown={props.isFormatted ? formatting.onKeyDown : undefined}
          autosize
          minRows={rows}
          maxRows={12}
        />
      )}
    </FieldFrame>
  );
}
