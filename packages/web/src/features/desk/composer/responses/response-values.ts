/** The values of variables in a conversation, as text in the visitor's language. Unknown ones are left out. */
import { isAnonymousName, type QueueUser } from '@parrot/contract/conversations';
import type { FieldValue } from '@parrot/contract/core';
import type { Profile, ProfileField } from '@parrot/contract/profiles';
import { variableOfField, yesNoText } from '@parrot/contract/responses';
import type { Ticket } from '@parrot/contract/tickets';

type Sources = {
  session: QueueUser;
  profile: Profile | undefined;
  ticket: Ticket | null | undefined;
  agentName: string;
  /** For visitors whose language is unknown. */
  ownLanguage: string;
  now: Date;
};

export function responseValues(sources: Sources): Map<string, string> {
  const { session, profile, ticket, agentName, now } = sources;
  const language = usable(session.language) ?? sources.ownLanguage;
  const values = new Map<string, string>();
  const set = (variable: string, value: string | null | undefined) => {
    if (value?.trim()) values.set(variable, value);
  };
  const name = String(profile?.contact.name.value ?? session.userName);
  set('visitor.name', isAnonymousName(name) ? null : name);
  set('visitor.email', text(profile?.contact.email.value) ?? session.email);
  set('visitor.phone', text(profile?.contact.phone.value));
  for (const { field, entry } of profile?.attributes ?? [])
    set(variableOfField(field.name), entry.value === null ? null : written(field, entry.value, language));
  set('ticket.number', ticket && `T-${ticket.number}`);
  set('ticket.subject', ticket?.subject);
  set('agent.name', agentName);
  set('app.name', session.appName);
  set('today', new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now));
  return values;
}

const text = (value: FieldValue | null | undefined) => (value == null ? null : String(value));

function written({ type }: ProfileField, value: FieldValue, language: string): string {
  if (typeof value === 'boolean') return yesNoText(value, language);
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  const day = type === 'date' ? new Date(value) : null;
  return day && !Number.isNaN(day.getTime())
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
    : value;
}

/** Browsers can report anything as their language. */
function usable(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
