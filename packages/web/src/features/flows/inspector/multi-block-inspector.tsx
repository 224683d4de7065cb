/** Several selected blocks: their number by type, and the actions for all of them. */
import { Button } from '@mantine/core';
import type { BlockId } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { IconCopy } from '../../../shared/icons/copy.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { isStart } from '../editor/read-flow.ts';
import { BlockLinks } from './block-links.tsx';
import classes from './inspector.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

export function MultiBlockInspector({ ids }: { ids: readonly BlockId[] }) {
  const { t } = useTranslation('blocks');
  const readOnly = useFlowEditor((state) => state.readOnly);
  const hasStart = useFlowEditor(({ flow }) => ids.some((id) => isStart(flow, id)));
  const { duplicate, removeSelection, select } = useFlowActions();
  return (
    <>
      <div className={classes.head}>
        <div className={classes.names}>
          <h2 className={classes.title}>{t('inspector.several', { count: ids.length })}</h2>
        </div>
      </div>
      <div className={classes.body}>
        <div className={classes.bulk}>
          {!readOnly && (
            <>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconCopy {...ICON} />}
                onClick={() => duplicate(ids)}
              >
                {t('inspector.duplicateAll')}
              </Button>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconTrash {...ICON} />}
                onClick={removeSelection}
              >
                {t('inspector.deleteAll')}
              </Button>
            </>
          )}
          <Button size="sm" variant="subtle" color="gray" onClick={() => select([])}>
            {t('inspector.chooseNone')}
          </Button>
        </div>
        {hasStart && !readOnly && <p className={classes.help}>{t('inspector.startStays')}</p>}
        <BlockLinks ids={ids} />
      </div>
    </>
  );
}
