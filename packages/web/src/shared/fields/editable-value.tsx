/** A value that is edited in place: Enter or leaving it saves, Escape cancels. */
import { UnstyledButton } from '@mantine/core';
import type { FieldValue } from '@parrot/contract/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../browser/is-composing.ts';
import { messageOf } from '../http/api-error.ts';
import { IconPencil } from '../icons/pencil.ts';
import { FieldInput, type InputField } from './field-input.tsx';
import classes from './fields.module.css';
import { useValueText } from './use-value-text.ts';

type EditableValueProps = {
  label: string;
  field: InputField;
  value: FieldValue | null;
  /** How the value is shown, where it is more than text. */
  shown?: ReactNode;
  /** Below the value, such as where it comes from. */
  note?: string;
  /** `before` is the value that the user has seen when they began to edit, or after a refusal. */
  onSave: (value: FieldValue | null, before: FieldValue | null) => Promise<unknown>;
};

/** `sent`: the text that was sent last, whether it is stored, refused or on its way. */
type Draft = { text: string; before: FieldValue | null; sent: string | null; failure: unknown };

export function EditableValue({ label, field, value, shown, note, onSave }: EditableValueProps) {
  const { t } = useTranslation('fields');
  const valueText = useValueText();
  /** Null while it is not edited. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const stored = value === null ? '' : String(value);
  const cancel = () => setDraft(null);
  const save = async (written: string) => {
    if (!draft) return;
    const text = written.trim();
    if (text === draft.sent && !draft.failure) return;
    // After a reply the user has seen the present value.
    const before = draft.sent === null ? draft.before : value;
    if (text === (before === null ? '' : String(before))) return cancel();
    setDraft({ text: written, before, sent: text, failure: null });
    try {
      await onSave(text === '' ? null : text, before);
      // What was typed meanwhile stays.
      setDraft((latest) => (latest?.text.trim() === text ? null : latest));
    } catch (failure) {
      // A refused value stays in the field.
      setDraft((latest) => ({ text: latest?.text ?? written, before, sent: text, failure }));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') void save(draft?.text ?? '');
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    }
  };
  if (draft === null)
    return (
      <div className={classes.value}>
        <div className={classes.shown}>
          {shown && value !== null ? (
            shown
          ) : (
            <span dir="auto">{value === null ? <i>{t('empty')}</i> : valueText(field, value)}</span>
          )}
          <UnstyledButton
            className={classes.edit}
            aria-label={t('edit', { label })}
            onClick={() => setDraft({ text: stored, before: value, sent: null, failure: null })}
          >
            <IconPencil size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </div>
        {note && <small className={classes.note}>{note}</small>}
      </div>
    );
  const isChosen = field.type === 'choice' || field.type === 'yesNo';
  return (
    <FieldInput
      field={field}
      size="xs"
      aria-label={label}
      value={draft.text}
      error={draft.failure ? messageOf(draft.failure) : undefined}
      onKeyDown={onKeyDown}
      autoFocus
      onText={(text) => {
        setDraft({ ...draft, text });
        if (isChosen) void save(text);
      }}
      onBlur={() => {
        // A refused value is sent again by Enter only.
        if (!isChosen) draft.text.trim() !== draft.sent && void save(draft.text);
        else if (!draft.failure) cancel();
      }}
    />
  );
}
