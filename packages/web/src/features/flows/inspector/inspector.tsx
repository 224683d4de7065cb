/** The inspector: the selected block, several selected blocks, or the flow as a whole. */
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { BlockInspector } from './block-inspector.tsx';
import { FlowSettings } from './flow-settings.tsx';
import classes from './inspector.module.css';
import { MultiBlockInspector } from './multi-block-inspector.tsx';

export function Inspector() {
  const { t } = useTranslation('blocks');
  const selection = useFlowEditor((state) => state.selection);
  const isThere = useFlowEditor(({ flow }) => selection.every((id) => blockIn(flow, id)));
  const [first] = selection;
  return (
    <section aria-label={t('inspector.title')} className={classes.inspector}>
      {!first || !isThere ? (
        <FlowSettings />
      ) : selection.length > 1 ? (
        <MultiBlockInspector ids={selection} />
      ) : (
        <BlockInspector key={first} id={first} />
      )}
    </section>
  );
}
