/** Names a reusable part: one that is made of the chosen blocks, or one that is there. */
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dialog, useDesigner, useDialog } from '../../designer-store.ts';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import type { PartRefusal } from '../../editor/flow-parts.ts';
import classes from './dialogs.module.css';

type PartDialogKind = Extract<Dialog, { kind: 'makePart' | 'renamePart' }>;

export function PartDialog() {
  const { t } = useTranslation('flow');
  const dialog = useDesigner((designer) =>
    designer.dialog?.kind === 'makePart' || designer.dialog?.kind === 'renamePart' ? designer.dialog : null,
  );
  const { close } = useDialog();
  return (
    <Modal
      opened={dialog !== null}
      onClose={close}
      title={t(dialog?.kind === 'renamePart' ? 'parts.renameTitle' : 'parts.make')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {dialog && <PartForm dialog={dialog} onDone={close} />}
    </Modal>
  );
}

function PartForm({ dialog, onDone }: { dialog: PartDialogKind; onDone: () => void }) {
  const { t } = useTranslation('flow');
  const { makePart, renamePart } = useFlowActions();
  const before = useFlowEditor(({ flow }) =>
    dialog.kind === 'renamePart' ? flow.parts.find(({ id }) => id === dialog.id)?.name : undefined,
  );
  const [name, setName] = useState(before ?? '');
  const [refused, setRefused] = useState<PartRefusal | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    if (dialog.kind === 'renamePart') {
      renamePart(dialog.id, trimmed);
      return onDone();
    }
    const refusal = makePart(trimmed, dialog.ids);
    if (refusal) return setRefused(refusal);
    onDone();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {dialog.kind === 'makePart' && <p className={classes.help}>{t('parts.makeHelp')}</p>}
      <TextInput
        data-autofocus
        required
        label={t('parts.name')}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {refused && (
        <p role="alert" className={classes.refused}>
          {t(`parts.refused.${refused}`)}
        </p>
      )}
      <Button type="submit" disabled={name.trim() === ''}>
        {t(dialog.kind === 'renamePart' ? 'parts.renameDo' : 'parts.do')}
      </Button>
    </form>
  );
}
