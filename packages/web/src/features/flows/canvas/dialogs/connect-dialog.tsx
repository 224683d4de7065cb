/** Connects a branch to a block by keyboard. */
import { Button, Select } from '@mantine/core';
import { REQUIRED } from '@parrot/contract/core';
import type { Block } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useFormInDialog } from '../../../../shared/form/forms-in-dialog.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { namedBranchesOf } from '../../blocks/branch-names.ts';
import { titleOf } from '../../blocks/summary-context.ts';
import { useDesigner, useDialog } from '../../designer-store.ts';
import { openBranchOf } from '../../editor/flow-changes.ts';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import { blockIn, blocksOfPart } from '../../editor/read-flow.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import classes from './dialogs.module.css';

export function ConnectDialog() {
  const { t } = useTranslation('flow');
  const from = useDesigner(({ dialog }) => (dialog?.kind === 'connect' ? dialog.from : null));
  const block = useFlowEditor(({ flow }) => (from === null ? undefined : blockIn(flow, from)));
  const { close } = useDialog();
  const { focus } = useCanvasView();
  return (
    <FormDialog
      opened={block !== undefined}
      onClose={() => {
        close();
        if (from !== null) setTimeout(() => focus(from));
      }}
      title={block && t('canvas.connect.title', { title: titleOf(block) })}
      returnFocus={false}
    >
      {block && from && <ConnectForm from={from} block={block} onDone={close} />}
    </FormDialog>
  );
}

type ConnectFormProps = { from: string; block: Block; onDone: () => void };

function ConnectForm({ from, block, onDone }: ConnectFormProps) {
  const { t } = useTranslation('flow');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { connect, disconnect, select } = useFlowActions();
  const { focus } = useCanvasView();
  const branches = namedBranchesOf(block, flow, language);
  const targets = blocksOfPart(flow, block.part)
    .filter(([, { type }]) => type !== 'start')
    .map(([id, target]) => ({ value: id, label: `${titleOf(target)} · ${id}` }));
  const targetOf = (branch: string | null) => branches.find((way) => way.branch === branch)?.to ?? null;
  const openBranch = openBranchOf(flow, from) ?? null;
  const form = useForm({
    initial: { branch: openBranch, to: targetOf(openBranch) },
    validate: ({ branch }) => ({ branch: branch === null ? REQUIRED : undefined }),
    send: async ({ branch, to }) => {
      if (branch === null) return;
      if (to === null) disconnect(from, branch);
      else connect(from, branch, to);
      select([from]);
    },
    onSuccess: () => {
      onDone();
      setTimeout(() => focus(from));
    },
  });
  useFormInDialog(form);
  return (
    <form {...form.formProps} className={classes.form}>
      {branches.length > 1 && (
        <Select
          data-autofocus
          label={t('canvas.connect.way')}
          data={branches.map((way) => ({ value: way.branch, label: way.name }))}
          {...form.field('branch')}
          allowDeselect={false}
          onChange={(branch) => form.change({ branch, to: targetOf(branch) })}
        />
      )}
      <Select
        data-autofocus={branches.length > 1 ? undefined : true}
        label={t('canvas.connect.to')}
        data={targets}
        {...form.field('to')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('canvas.connect.nothing') }}
        placeholder={t('canvas.connect.nothing')}
      />
      <Button type="submit">{t('canvas.connect.do')}</Button>
    </form>
  );
}
