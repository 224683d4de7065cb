/** The workspace's own fields of a ticket, edited in place; supervisors define them from here. */
import { ActionIcon } from '@mantine/core';
import { permits } from '@parrot/contract/core';
import { addTicketField, type Ticket, type TicketField } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { EditableValue } from '../../../shared/fields/editable-value.tsx';
import fieldClasses from '../../../shared/fields/fields.module.css';
import { IconSettings } from '../../../shared/icons/settings.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { MutedText } from '../../../shared/ui/query-content.tsx';
import classes from './own-fields.module.css';
import { isOfApp, useSetField, useTicketFields } from './use-ticket-fields.ts';

const FieldsDialog = lazyPart(
  'ticket-fields',
  async () => (await import('./fields-dialog.tsx')).FieldsDialog,
);

export function OwnFields({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket-fields');
  const { data: fields } = useTicketFields();
  const mayManage = permits(useRights(), addTicketField.access);
  const [isManaging, setManaging] = useState(false);
  const own = fields?.filter((field) => isOfApp(field, ticket.appId)) ?? [];
  if (!fields || (own.length === 0 && !mayManage)) return null;
  return (
    <section className={classes.section} aria-label={t('section.title')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('section.title')}</h3>
        {mayManage && (
          <ActionIcon size="sm" aria-label={t('manage.open')} onClick={() => setManaging(true)}>
            <IconSettings size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      {own.length === 0 ? (
        <MutedText>{t('section.none')}</MutedText>
      ) : (
        <dl className={fieldClasses.list}>
          {own.map((field) => (
            <OwnField key={field.fieldId} field={field} ticket={ticket} />
          ))}
        </dl>
      )}
      {isManaging && <FieldsDialog fields={fields} onClose={() => setManaging(false)} />}
    </section>
  );
}

function OwnField({ field, ticket }: { field: TicketField; ticket: Ticket }) {
  const { t } = useTranslation('ticket-fields');
  const set = useSetField(ticket);
  const { fieldId, label } = field;
  return (
    <div className={fieldClasses.row}>
      <dt>
        {label}
        {field.isRequired && (
          <span className={classes.required} title={t('section.required')}>
            <span aria-hidden> *</span>
            <span className={classes.hidden}>{t('section.required')}</span>
          </span>
        )}
      </dt>
      <dd>
        <EditableValue
          label={label}
          field={field}
          value={ticket.fieldValues[fieldId] ?? null}
          onSave={(value, before) => set.mutateAsync({ fieldId, value, before })}
        />
      </dd>
    </div>
  );
}
