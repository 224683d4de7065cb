/** Links to blocks by their titles. */
import { Button } from '@mantine/core';
import type { BlockId } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../blocks/summary-context.ts';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import classes from './inspector.module.css';

const SHOWN = 12;

export function BlockLinks({ ids }: { ids: readonly BlockId[] }) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const { select } = useFlowActions();
  return (
    <ul className={classes.links}>
      {ids.slice(0, SHOWN).map((id) => {
        const block = blockIn(flow, id);
        return (
          block && (
            <li key={id}>
              <Button size="xs" variant="light" color="gray" onClick={() => select([id])}>
                {titleOf(block)}
              </Button>
            </li>
          )
        );
      })}
      {ids.length > SHOWN && <li>{t('inspector.more', { count: ids.length - SHOWN })}</li>}
    </ul>
  );
}
