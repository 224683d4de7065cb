/** A sticky note for other builders. */
import { type NodeProps, NodeResizer } from '@xyflow/react';
import { memo } from 'react';
import { useTextWithinLimit } from '../../../../shared/form/over-limit.ts';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import { useCanvasTexts } from '../canvas-texts.ts';
import { noteIdOf } from './canvas-nodes.ts';
import classes from './note-node.module.css';

const MAX_LENGTH = 1_000;

export const NoteNode = memo(({ id: nodeId, selected }: NodeProps) => {
  const t = useCanvasTexts();
  const { changeNote } = useFlowActions();
  const id = noteIdOf(nodeId) ?? '';
  const text = useFlowEditor(({ flow }) => flow.notes.find((note) => note.id === id)?.text);
  const readOnly = useFlowEditor((state) => state.readOnly);
  const within = useTextWithinLimit(text ?? '', MAX_LENGTH, (value) =>
    changeNote(id, (note) => ({ ...note, text: value })),
  );
  if (text === undefined) return null;
  return (
    <div className={classes.note} data-selected={selected || undefined}>
      <NodeResizer
        isVisible={selected && !readOnly}
        minWidth={80}
        minHeight={60}
        maxWidth={1_000}
        maxHeight={1_000}
        onResizeEnd={(_event, { x, y, width, height }) =>
          changeNote(id, (note) => ({
            ...note,
            x: Math.round(x),
            y: Math.round(y),
            width: Math.round(width),
            height: Math.round(height),
          }))
        }
      />
      <textarea
        className={`${classes.text} nodrag nowheel`}
        value={within.text}
        readOnly={readOnly}
        aria-label={t('canvas.note.label')}
        placeholder={t('canvas.note.placeholder')}
        aria-invalid={within.problem !== undefined}
        onChange={({ currentTarget: { value } }) => within.change(value)}
      />
      {within.problem && (
        <p className={classes.problem} role="alert">
          {within.problem}
        </p>
      )}
    </div>
  );
});
