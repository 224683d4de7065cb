/** The current part of the flow, and links to the others. */
import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft } from '../../../../shared/icons/arrow-left.ts';
import { IconChevronDown } from '../../../../shared/icons/chevron-down.ts';
import { IconPencil } from '../../../../shared/icons/pencil.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDialog } from '../../designer-store.ts';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import classes from './canvas-header.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function PartBreadcrumbs() {
  const { t } = useTranslation('flow');
  const parts = useFlowEditor(({ flow }) => flow.parts);
  const part = useFlowEditor((state) => state.part);
  const readOnly = useFlowEditor((state) => state.readOnly);
  const { openPart, removePart } = useFlowActions();
  const { open } = useDialog();
  if (parts.length === 0) return null;
  const name = parts.find(({ id }) => id === part)?.name ?? t('parts.main');
  return (
    <nav className={classes.crumbs} aria-label={t('parts.where')}>
      {part !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft {...ICON} />}
          onClick={() => openPart(null)}
          className={classes.floating}
        >
          {t('parts.back')}
        </Button>
      )}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            className={classes.floating}
            rightSection={<IconChevronDown {...ICON} />}
            title={t('parts.choose')}
          >
            <span className={classes.partName}>{name}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item aria-current={part === null || undefined} onClick={() => openPart(null)}>
            {t('parts.main')}
          </Menu.Item>
          {parts.map(({ id, name: other }) => (
            <Menu.Item key={id} aria-current={part === id || undefined} onClick={() => openPart(id)}>
              {other}
            </Menu.Item>
          ))}
          {part !== null && !readOnly && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconPencil {...ICON} />}
                onClick={() => setTimeout(() => open({ kind: 'renamePart', id: part }))}
              >
                {t('parts.rename')}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconTrash {...ICON} />}
                onClick={() => {
                  removePart(part);
                  toast.info(t('parts.removed', { name }));
                }}
              >
                {t('parts.remove')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </nav>
  );
}
