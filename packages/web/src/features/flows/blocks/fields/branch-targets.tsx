/** Where each way out of a block leads: to a block that is there, to a new one, or nowhere. */
import { Select } from '@mantine/core';
import type { BlockId, BlockType } from '@parrot/contract/flows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowActs, useFlowEditor } from '../../editor/flow-editor.ts';
import { blocksOfPart } from '../../editor/read-flow.ts';
import { namedWaysOf } from '../branch-names.ts';
import { OFFERED_BLOCKS } from '../offered-blocks.ts';
import { titleOf } from '../summary-context.ts';
import classes from './branch-targets.module.css';
import { clearable, LIGHT_LIST } from './lazy-select.ts';

const NEW = 'new:';

export function WaysOut({ id }: { id: BlockId }) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { connect, disconnect, addBlock } = useFlowActs();
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
  const ways = block ? namedWaysOf(block, flow, language) : [];
  if (ways.length === 0) return null;
  const lead = (branch: string, to: string | null) => {
    if (to === null) disconnect(id, branch);
    else if (to.startsWith(NEW)) addBlock(to.slice(NEW.length) as BlockType, null, { blockId: id, branch });
    else connect(id, branch, to);
  };
  return (
    <section aria-label={t('ways.title')} className={classes.ways}>
      <h3 className={classes.title}>{t('ways.title')}</h3>
      {ways.map(({ branch, name, to }) => (
        <Select
          key={branch}
          label={name}
          data={targets}
          value={to}
          placeholder={t('ways.connect')}
          searchable
          comboboxProps={LIGHT_LIST}
          clearable
          clearButtonProps={clearable(t('ways.disconnect', { name }))}
          nothingFoundMessage={t('ways.nothing')}
          selectFirstOptionOnChange
          onChange={(next) => lead(branch, next)}
        />
      ))}
    </section>
  );
}
