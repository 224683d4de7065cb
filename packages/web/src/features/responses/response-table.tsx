/** The responses with their tags, apps and last editor. */
import { ActionIcon, Menu, Table } from '@mantine/core';
import type { PredefinedResponse } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../shared/format/format-date-time.ts';
import { IconDots } from '../../shared/icons/dots.ts';
import { IconPencil } from '../../shared/icons/pencil.ts';
import { IconTrash } from '../../shared/icons/trash.ts';
import table from '../../shared/table/plain-table.module.css';
import { PlainTable } from '../../shared/table/plain-table.tsx';
import { Pill } from '../../shared/ui/pill.tsx';
import { ResponseMarks } from './response-marks.tsx';
import classes from './responses.module.css';
import { TextWithVariables } from './text-with-variables.tsx';
import type { ResponseOptions } from './use-responses.ts';

type ResponseTableProps = {
  responses: PredefinedResponse[];
  /** The workspace's own fields about visitors; undefined while they are not known. */
  fields: ResponseOptions['fields'] | undefined;
  mayChange: boolean;
  onEdit: (response: PredefinedResponse) => void;
  onDelete: (response: PredefinedResponse) => void;
};

export function ResponseTable({ responses, fields, mayChange, onEdit, onDelete }: ResponseTableProps) {
  const { t } = useTranslation('responses');
  return (
    <PlainTable
      label={t('label')}
      columns={[
        { name: 'response', label: t('columns.response') },
        { name: 'tags', label: t('columns.tags'), className: table.quarter },
        { name: 'apps', label: t('columns.apps'), className: table.quarter },
        { name: 'edited', label: t('columns.edited'), className: table.quarter },
        ...(mayChange
          ? [{ name: 'acts', label: t('columns.acts'), isLabelHidden: true, className: table.actions }]
          : []),
      ]}
    >
      {responses.map((response) => (
        <Table.Tr key={response.responseId}>
          <Table.Td>
            {mayChange ? (
              <button
                type="button"
                className={table.name}
                aria-label={t('open', { title: response.title })}
                onClick={() => onEdit(response)}
              >
                {response.title}
              </button>
            ) : (
              <span>{response.title}</span>
            )}
            {response.text !== '' && (
              <span className={table.about}>
                <TextWithVariables text={response.text} fields={fields} />
              </span>
            )}
            <ResponseMarks response={response} />
          </Table.Td>
          <Table.Td>
            <div className={classes.tags}>
              {response.hashtags.map((tag) => (
                <Pill key={tag}>{tag}</Pill>
              ))}
            </div>
          </Table.Td>
          <Table.Td>
            {response.isForAllApps ? (
              <span className={table.none}>{t('allApps')}</span>
            ) : (
              response.apps.map(({ appName }) => appName).join(', ')
            )}
          </Table.Td>
          <Table.Td className={classes.edited}>
            {t('edited', { name: response.editedBy, when: formatDateTimeInText(response.editedAt) })}
          </Table.Td>
          {mayChange && (
            <Table.Td className={table.actions}>
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={t('acts', { title: response.title })}>
                    <IconDots size={18} stroke={1.75} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconPencil size={16} stroke={1.75} />}
                    onClick={() => onEdit(response)}
                  >
                    {t('edit')}
                  </Menu.Item>
                  <Menu.Item
                    color="red"
                    leftSection={<IconTrash size={16} stroke={1.75} />}
                    onClick={() => onDelete(response)}
                  >
                    {t('delete')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </Table.Td>
          )}
        </Table.Tr>
      ))}
    </PlainTable>
  );
}
