/** The fields that a workspace has defined, with what can be done with each. */
import { ActionIcon, Button, Group } from '@mantine/core';
import type { CustomField } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { IconPencil } from '../icons/pencil.ts';
import { IconPlus } from '../icons/plus.ts';
import { IconTrash } from '../icons/trash.ts';
import classes from './fields.module.css';

type FieldListProps<Field extends CustomField> = {
  fields: readonly Field[];
  most: number;
  /** Below its label, next to its type. */
  detailsOf: (field: Field) => string;
  onAdd: () => void;
  onEdit: (field: Field) => void;
  onDelete: (field: Field) => void;
};

export function FieldList<Field extends CustomField & { fieldId: string }>(props: FieldListProps<Field>) {
  const { fields, most, detailsOf, onAdd, onEdit, onDelete } = props;
  const { t } = useTranslation('fields');
  return (
    <>
      <ul className={classes.fields}>
        {fields.map((field) => (
          <li key={field.fieldId}>
            <span>
              <b>{field.label}</b>
              <small className={classes.note}>
                {[t(`types.${field.type}`), detailsOf(field)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Group gap={4} wrap="nowrap">
              <ActionIcon aria-label={t('editField', { label: field.label })} onClick={() => onEdit(field)}>
                <IconPencil size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon aria-label={t('delete', { label: field.label })} onClick={() => onDelete(field)}>
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
      <Group justify="space-between" mt="md">
        <span className={classes.note}>{t('count', { used: fields.length, max: most })}</span>
        <Button
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={fields.length >= most}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
      </Group>
    </>
  );
}
