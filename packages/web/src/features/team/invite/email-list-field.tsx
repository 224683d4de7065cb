/** Any number of email addresses as chips; invalid ones are marked before sending. */
import { Pill, PillsInput } from '@mantine/core';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { translated } from '../../../shared/i18n/translated.ts';
import { IconAlertCircle } from '../../../shared/icons/alert-circle.ts';
import { addEmails, canBeSent, type EmailEntry, hasSeparator } from './email-list.ts';
import classes from './email-list-field.module.css';

type EmailListFieldProps = {
  ref: Ref<HTMLInputElement>;
  addresses: EmailEntry[];
  typed: string;
  /** The error of the field as a whole. */
  error: string | undefined;
  onChange: (addresses: EmailEntry[], typed: string) => void;
};

export function EmailListField({ ref, addresses, typed, error, onChange }: EmailListFieldProps) {
  const { t } = useTranslation('team');
  const listId = useId();
  const problems = addresses.flatMap(({ email, refusal }) => {
    if (refusal) return { email, text: t('inviteDialog.refused', { email, message: translated(refusal) }) };
    return canBeSent({ email }) ? [] : { email, text: t('inviteDialog.notSent', { email }) };
  });
  const isWrong = (email: string) => problems.some((problem) => problem.email === email);
  const take = (text: string) =>
    hasSeparator(text) ? onChange(addEmails(addresses, text), '') : onChange(addresses, text);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      onChange(addEmails(addresses, typed), '');
    }
    const last = addresses.at(-1);
    // The last one becomes text again, to be corrected.
    if (event.key === 'Backspace' && typed === '' && last) {
      event.preventDefault();
      onChange(addresses.slice(0, -1), last.email);
    }
  };

  return (
    <PillsInput
      size="lg"
      label={
        <span className={classes.label}>
          {t('inviteDialog.addresses')}
          <span className={classes.hint}>{t('inviteDialog.addressesHint')}</span>
        </span>
      }
      error={
        (error || problems.length > 0) && (
          <span id={listId} className={classes.problems}>
            {error && <span>{error}</span>}
            {problems.map(({ email, text }) => (
              <span key={email}>{text}</span>
            ))}
          </span>
        )
      }
      classNames={{ input: classes.box, label: classes.labelLine }}
    >
      <Pill.Group>
        {addresses.map((address) => (
          <Pill
            key={address.email}
            className={classes.chip}
            data-wrong={isWrong(address.email) || undefined}
            withRemoveButton
            removeButtonProps={{
              'aria-hidden': false,
              'aria-label': t('inviteDialog.removeAddress', { email: address.email }),
              tabIndex: 0,
            }}
            onRemove={() =>
              onChange(
                addresses.filter((one) => one !== address),
                typed,
              )
            }
          >
            {isWrong(address.email) && <IconAlertCircle size={14} stroke={1.75} aria-hidden />}
            {address.email}
          </Pill>
        ))}
        <PillsInput.Field
          ref={ref}
          aria-label={t('inviteDialog.addresses')}
          inputMode="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => take(event.currentTarget.value)}
          onPaste={(event) => {
            // A single-line input would drop the line breaks between addresses.
            event.preventDefault();
            take(`${typed}${event.clipboardData.getData('text')}`);
          }}
          onBlur={() => typed.trim() && onChange(addEmails(addresses, typed), '')}
          onKeyDown={onKeyDown}
          data-autofocus
        />
      </Pill.Group>
    </PillsInput>
  );
}
