/** The subject, edited in place: Enter saves, Escape cancels. */
import { TextInput, UnstyledButton } from '@mantine/core';
import { isBlank, LIMITS } from '@parrot/contract/core';
import type { Ticket } from '@parrot/contract/tickets';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../shared/browser/is-composing.ts';
import { IconPencil } from '../../shared/icons/pencil.ts';
import classes from './ticket.module.css';

type TicketSubjectProps = { ticket: Ticket; onChange: (subject: string) => Promise<unknown> };

export function TicketSubject({ ticket, onChange }: TicketSubjectProps) {
  const { t } = useTranslation('desk-context');
  /** Null while it is not edited. */
  const [draft, setDraft] = useState<string | null>(null);
  const keep = async () => {
    const subject = (draft ?? '').trim();
    if (isBlank(subject) || subject === ticket.subject) return setDraft(null);
    // A refused text stays in the field; the error is shown below.
    await onChange(subject).then(
      () => setDraft(null),
      () => {},
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) void keep();
    if (event.key === 'Escape') setDraft(null);
  };
  if (draft === null) {
    return (
      <UnstyledButton
        className={classes.subject}
        aria-label={t('ticket.changeSubject', { subject: ticket.subject })}
        onClick={() => setDraft(ticket.subject)}
      >
        <span>{ticket.subject}</span>
        <IconPencil size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
    );
  }
  return (
    <TextInput
      size="sm"
      aria-label={t('ticket.subject')}
      value={draft}
      maxLength={LIMITS.ticketSubject}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void keep()}
      autoFocus
    />
  );
}
