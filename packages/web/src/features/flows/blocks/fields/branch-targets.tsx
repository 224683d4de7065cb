/** Sets the target of each branch: an existing block, a new one, or none. */
import { Select } from '@mantine/core';
import type { BlockId, BlockType } from '@parrot/contract/flows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import { blocksOfPart } from '../../editor/read-flow.ts';
import { namedBranchesOf } from '../branch-names.ts';
import { OFFERED_BLOCKS } from '../offered-blocks.ts';
import { titleOf } from '../summary-context.ts';
import classes from './branch-targets.module.css';
import { clearable, LAZY_SELECT } from './lazy-select.ts';

const NEW = 'new:';

export function BranchTargets({ id }: { id: BlockId }) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { connect, disconnect, addBlock } = useFlowActions();
  const block = flow.blocks[id];
  const part = block?.part ?? null;
  const { blocks } = flow;
  const targets = useMemo(
    () => [
      {
        group: t('ways.toBlock'),
        items: blocksOfPart({ blocks }, part)
          .filter(([, { type }]) => type !== 'start')
          .map(([of, each]) => ({ value: of, label: t('ways.target', { title: titleOf(each), id: of }) })),
      },
      {
        group: t('ways.toNew'),
        items: OFFERED_BLOCKS.map((type) => ({
          value: NEW + type,
          label: t('ways.newBlock', { type: t(`types.${type}.name`) }),
        })),
      },
    ],
    [blocks, part, t],
  );
  const branches = block ? namedBranchesOf(block, flow, language) : [];
  if (branches.length === 0) return null;
  const setTarget = (branch: string, to: string | null) => {
    if (to === null) disconnect(id, branch);
    else if (to.startsWith(NEW)) addBlock(to.slice(NEW.length) as BlockType, null, { blockId: id, branch });
    else connect(id, branch, to);
  };
  return (
    <section aria-label={t('ways.title')} className={classes.branches}>
      <h3 className={classes.title}>{t('ways.title')}</h3>
      {branches.map(({ branch, name, to }) => (
        <Select
          key={branch}
          label={name}
          data={targets}
          value={to}
          placeholder={t('ways.connect')}
          searchable
          comboboxProps={LAZY_SELECT}
          clearable
          clearButtonProps={clearable(t('ways.disconnect', { name }))}
          nothingFoundMessage={t('ways.nothing')}
          selectFirstOptionOnChange
          onChange={(next) => setTarget(branch, next)}
        />
      ))}
    </section>
  );
}
