/** Names a reusable part: a new one made of the selected blocks, or an existing one. */
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useFormInDialog } from '../../../../shared/form/forms-in-dialog.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
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
    <FormDialog
      opened={dialog !== null}
      onClose={close}
      title={t(dialog?.kind === 'renamePart' ? 'parts.renameTitle' : 'parts.make')}
    >
      {dialog && <PartForm dialog={dialog} onDone={close} />}
    </FormDialog>
  );
}

function PartForm({ dialog, onDone }: { dialog: PartDialogKind; onDone: () => void }) {
  const { t } = useTranslation('flow');
  const { makePart, renamePart } = useFlowActions();
  const before = useFlowEditor(({ flow }) =>
    dialog.kind === 'renamePart' ? flow.parts.find(({ id }) => id === dialog.id)?.name : undefined,
  );
  const [refusal, setRefusal] = useState<PartRefusal | null>(null);
  const form = useForm({
    initial: { name: before ?? '' },
    send: async ({ name }) => {
      if (dialog.kind === 'makePart') return makePart(name.trim(), dialog.ids);
      renamePart(dialog.id, name.trim());
      return null;
    },
    onSuccess: (refused) => {
      if (refused) setRefusal(refused);
      else onDone();
    },
  });
  useFormInDialog(form);
  const { name } = form.values;
  return (
    <form {...form.formProps} className={classes.form}>
      {dialog.kind === 'makePart' && <p className={classes.help}>{t('parts.makeHelp')}</p>}
      <TextInput {...form.textField('name')} data-autofocus required label={t('parts.name')} maxLength={60} />
      {refusal && (
        <p role="alert" className={classes.refused}>
          {t(`parts.refused.${refusal}`)}
        </p>
      )}
      <Button type="submit" disabled={name.trim() === ''}>
        {t(dialog.kind === 'renamePart' ? 'parts.renameDo' : 'parts.do')}
      </Button>
    </form>
  );
}
