/** Name, email address and phone number of the visitor, edited in place. */
import type { QueueUser } from '@parrot/contract/conversations';
import {
  CONTACT_KEYS,
  type ContactKey,
  type Profile,
  type ProfileField,
  setProfileValue,
} from '@parrot/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditableValue } from '../../../../shared/fields/editable-value.tsx';
import type { Icon } from '../../../../shared/icons/icon.ts';
import { IconMail } from '../../../../shared/icons/mail.ts';
import { IconPhone } from '../../../../shared/icons/phone.ts';
import { IconUser } from '../../../../shared/icons/user.ts';
import { QueryContent } from '../../../../shared/ui/query-content.tsx';
import classes from './profile.module.css';
import { profileQuery, useProfileChange } from './profile-queries.ts';
import { useSourceText } from './use-source-text.ts';

const ICONS: Record<ContactKey, Icon> = { name: IconUser, email: IconMail, phone: IconPhone };
const TEXT: Pick<ProfileField, 'type' | 'options'> = { type: 'text', options: [] };

export function ContactDetails({ session }: { session: QueueUser }) {
  const query = useQuery(profileQuery(session.userSessionId));
  return (
    <QueryContent query={query} lines={3}>
      {({ contact }) => (
        <dl className={classes.contact}>
          {CONTACT_KEYS.map((key) => (
            <Contact key={key} of={key} session={session} contact={contact} />
          ))}
        </dl>
      )}
    </QueryContent>
  );
}

type ContactProps = { of: ContactKey; session: QueueUser; contact: Profile['contact'] };

function Contact({ of: key, session, contact }: ContactProps) {
  const { t } = useTranslation('desk-profile');
  const sourceText = useSourceText();
  const change = useProfileChange(setProfileValue, session.userSessionId);
  const ContactIcon = ICONS[key];
  const entry = contact[key];
  return (
    <div className={classes.row}>
      <dt>
        <ContactIcon size={16} stroke={1.75} aria-hidden />
        <span className={classes.hidden}>{t(`contact.${key}`)}</span>
      </dt>
      <dd>
        <EditableValue
          label={t(`contact.${key}`)}
          field={TEXT}
          value={entry.value}
          note={sourceText(entry)}
          shown={<ContactLink of={key} value={String(entry.value)} />}
          onSave={(value) => change.mutateAsync({ name: key, value })}
        />
      </dd>
    </div>
  );
}

function ContactLink({ of: key, value }: { of: ContactKey; value: string }) {
  if (key === 'email') return <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>;
  if (key === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
  return (
    <strong dir="auto" className={classes.name}>
      {value}
    </strong>
  );
}
