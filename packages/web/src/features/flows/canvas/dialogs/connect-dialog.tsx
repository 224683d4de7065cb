/** Connects a branch to a block by keyboard. */
import { Button, Modal, Select } from '@mantine/core';
import type { Block } from '@parrot/contract/flows';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
    <Modal
      opened={block !== undefined}
      onClose={() => {
        close();
        if (from !== null) setTimeout(() => focus(from));
      }}
      title={block && t('canvas.connect.title', { title: titleOf(block) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      returnFocus={false}
    >
      {block && from && <ConnectForm from={from} block={block} onDone={close} />}
    </Modal>
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
  const [branch, setBranch] = useState(openBranchOf(flow, from) ?? null);
  /** Undefined: unchanged. */
  const [to, setTo] = useState<string | null | undefined>(undefined);
  const targets = blocksOfPart(flow, block.part)
    .filter(([, { type }]) => type !== 'start')
    .map(([id, target]) => ({ value: id, label: `${titleOf(target)} · ${id}` }));
  const chosen = to === undefined ? (branches.find((way) => way.branch === branch)?.to ?? null) : to;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (branch === null) return;
    if (chosen === null) disconnect(from, branch);
    else connect(from, branch, chosen);
    select([from]);
    onDone();
    setTimeout(() => focus(from));
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {branches.length > 1 && (
        <Select
          data-autofocus
          label={t('canvas.connect.way')}
          data={branches.map((way) => ({ value: way.branch, label: way.name }))}
          value={branch}
          allowDeselect={false}
          onChange={(value) => {
            setBranch(value);
            setTo(undefined);
          }}
        />
      )}
      <Select
        data-autofocus={branches.length > 1 ? undefined : true}
        label={t('canvas.connect.to')}
        data={targets}
        value={chosen}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('canvas.connect.nothing') }}
        placeholder={t('canvas.connect.nothing')}
        onChange={setTo}
      />
      <Button type="submit">{t('canvas.connect.do')}</Button>
    </form>
  );
}
