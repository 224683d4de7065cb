/** Exports and imports the flow as a file. An invalid file changes nothing and is reported with the place. */
import { ActionIcon, Button, Menu, Modal, Tooltip } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconDownload } from '../../../shared/icons/download.ts';
import { IconUpload } from '../../../shared/icons/upload.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useFlowActions, useFlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import classes from './file-menu.module.css';
import { downloadFlow, type ReadFile, readFlowFile } from './flow-file.ts';

type Refused = Extract<ReadFile, { ok: false }>;

export function FileMenu({ appName }: { appName: string }) {
  const { t } = useTranslation('flow');
  const editor = useFlowEditorStore();
  const { change, openPart } = useFlowActions();
  const readOnly = useFlowEditor((state) => state.readOnly);
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = readFlowFile(await file.text());
    if (!result.ok) return setRefused(result);
    openPart(null);
    change('import', () => result.file.flow, { merges: false });
    toast.success(t('editor.file.imported', { name: result.file.name || file.name }));
  };
  return (
    <>
      <Menu position="top-end">
        <Menu.Target>
          <Tooltip label={t('editor.file.menu')}>
            <ActionIcon variant="subtle" color="gray" aria-label={t('editor.file.menu')}>
              <IconDots size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => downloadFlow(appName, editor.getState().flow)}
          >
            {t('editor.file.export')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
            disabled={readOnly}
            onClick={() => chooser.current?.click()}
          >
            {t('editor.file.import')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('editor.file.choose')}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Modal
        opened={refused !== null}
        onClose={() => setRefused(null)}
        title={t('editor.file.refusedTitle')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <p>{refused && t(`editor.file.refused.${refused.reason}`)}</p>
        <ul className={classes.problems}>
          {refused?.problems.map(({ where, what }) => (
            <li key={`${where} ${what}`}>
              <code>{where}</code> {what}
            </li>
          ))}
        </ul>
        <Button data-autofocus onClick={() => setRefused(null)}>
          {t('close', { ns: 'shell' })}
        </Button>
      </Modal>
    </>
  );
}
