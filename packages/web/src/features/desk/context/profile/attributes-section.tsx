/** The workspace's own fields about the visitor. */
import { ActionIcon, Tooltip } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { permits } from '@parrot/contract/core';
import { addProfileField, type Profile, setProfileValue } from '@parrot/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableValue } from '../../../../shared/fields/editable-value.tsx';
import fieldClasses from '../../../../shared/fields/fields.module.css';
import { IconForms } from '../../../../shared/icons/forms.ts';
import { IconSettings } from '../../../../shared/icons/settings.ts';
import { useRights } from '../../../../shared/session/use-rights.ts';
import { CollapsibleSection } from '../../../../shared/ui/collapsible-section.tsx';
import { MutedText, QueryContent } from '../../../../shared/ui/query-content.tsx';
import { FieldsDialog } from './fields-dialog.tsx';
import { profileQuery, useProfileChange } from './profile-queries.ts';
import { useSourceText } from './use-source-text.ts';

export function AttributesSection({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-profile');
  const query = useQuery(profileQuery(session.userSessionId));
  const mayManage = permits(useRights(), addProfileField.access);
  const [isManaging, setManaging] = useState(false);
  return (
    <CollapsibleSection
      name="attributes"
      icon={IconForms}
      title={t('attributes.title')}
      aside={
        mayManage && (
          <Tooltip label={t('fields.manage')}>
            <ActionIcon size="sm" aria-label={t('fields.manage')} onClick={() => setManaging(true)}>
              <IconSettings size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )
      }
    >
      <QueryContent query={query} lines={2}>
        {({ attributes }) =>
          attributes.length === 0 ? (
            <MutedText>{t(mayManage ? 'attributes.noneYet' : 'attributes.none')}</MutedText>
          ) : (
            <dl className={fieldClasses.list}>
              {attributes.map((attribute) => (
                <Attribute key={attribute.field.fieldId} session={session} of={attribute} />
              ))}
            </dl>
          )
        }
      </QueryContent>
      {isManaging && (
        <FieldsDialog
          fields={query.data?.attributes.map(({ field }) => field) ?? []}
          onClose={() => setManaging(false)}
        />
      )}
    </CollapsibleSection>
  );
}

type AttributeProps = { session: QueueUser; of: Profile['attributes'][number] };

function Attribute({ session, of: { field, entry } }: AttributeProps) {
  const sourceText = useSourceText();
  const change = useProfileChange(setProfileValue, session.userSessionId);
  return (
    <div className={fieldClasses.row}>
      <dt>{field.label}</dt>
      <dd>
        <EditableValue
          label={field.label}
          field={field}
          value={entry.value}
          note={sourceText(entry)}
          onSave={(value) => change.mutateAsync({ name: field.name, value })}
        />
      </dd>
    </div>
  );
}
