/** A value that is edited in place: Enter or leaving it saves, Escape cancels. */
import { UnstyledButton } from '@mantine/core';
import type { FieldValue } from '@parrot/contract/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

type Draft = { text: string; before: FieldValue | null; failure: unknown };

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
    // After a refusal the user has seen the present value.
    const before = draft.failure ? value : draft.before;
    if (text === (before === null ? '' : String(before))) return cancel();
    try {
      await onSave(text === '' ? null : text, before);
      cancel();
    } catch (failure) {
      // A refused value stays in the field.
      setDraft({ text: written, before, failure });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save(draft?.text ?? '');
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
            onClick={() => setDraft({ text: stored, before: value, failure: null })}
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
        if (!isChosen) void save(draft.text);
        else if (!draft.failure) cancel();
      }}
    />
  );
}
