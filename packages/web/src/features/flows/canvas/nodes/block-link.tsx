/** A button that jumps to the target of a go-to or opens a reusable part. */
import type { Block } from '@parrot/contract/flows';
import { IconArrowRight } from '../../../../shared/icons/arrow-right.ts';
import { IconLogin2 } from '../../../../shared/icons/login-2.ts';
import { titleOf } from '../../blocks/summary-context.ts';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import { blockIn } from '../../editor/read-flow.ts';
import { useCanvasTexts } from '../canvas-texts.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import classes from './block-node.module.css';

export function BlockLink({ block }: { block: Block }) {
  if (block.type === 'go-to' && block.next.done) return <Jump to={block.next.done} />;
  if (block.type === 'reusable-part' && block.runs) return <OpenPart id={block.runs} />;
  return null;
}

function Jump({ to }: { to: string }) {
  const t = useCanvasTexts();
  const { select } = useFlowActions();
  const { show, focus } = useCanvasView();
  const title = useFlowEditor(({ flow }) => {
    const block = blockIn(flow, to);
    return block ? titleOf(block) : '';
  });
  const jump = () => {
    select([to]);
    show(to);
    focus(to);
  };
  return (
    <button type="button" className={`${classes.link} nodrag`} onClick={jump}>
      <IconArrowRight size={14} stroke={1.75} aria-hidden />
      {t('canvas.goTo', { title })}
    </button>
  );
}

function OpenPart({ id }: { id: string }) {
  const t = useCanvasTexts();
  const { openPart } = useFlowActions();
  const name = useFlowEditor(({ flow }) => flow.parts.find((part) => part.id === id)?.name);
  if (name === undefined) return null;
  return (
    <button type="button" className={`${classes.link} nodrag`} onClick={() => openPart(id)}>
      <IconLogin2 size={14} stroke={1.75} aria-hidden />
      {t('canvas.openPart', { name })}
    </button>
  );
}
