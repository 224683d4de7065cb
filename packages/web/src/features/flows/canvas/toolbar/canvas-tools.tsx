/** Zoom, undo, auto layout and notes, at the lower right. */
import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import { useReactFlow, useStore } from '@xyflow/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowBackUp } from '../../../../shared/icons/arrow-back-up.ts';
import { IconArrowForwardUp } from '../../../../shared/icons/arrow-forward-up.ts';
import { IconLayoutDistributeVertical } from '../../../../shared/icons/layout-distribute-vertical.ts';
import { IconMaximize } from '../../../../shared/icons/maximize.ts';
import { IconMinus } from '../../../../shared/icons/minus.ts';
import { IconNote } from '../../../../shared/icons/note.ts';
import { IconPlus } from '../../../../shared/icons/plus.ts';
import { withMovedBlocks } from '../../editor/flow-changes.ts';
import {
  canRedo,
  canUndo,
  useFlowActions,
  useFlowEditor,
  useFlowEditorStore,
} from '../../editor/flow-editor.ts';
import { autoLayout } from '../auto-layout.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import classes from './canvas-tools.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function CanvasTools({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('flow');
  const editor = useFlowEditorStore();
  const { undo, redo, change, addNote } = useFlowActions();
  const mayUndo = useFlowEditor(canUndo);
  const mayRedo = useFlowEditor(canRedo);
  const readOnly = useFlowEditor((state) => state.readOnly);
  const { zoomIn, zoomOut, zoomTo, getNode } = useReactFlow();
  const zoom = useStore(({ transform }) => Math.round(transform[2] * 100));
  const { fit, middle } = useCanvasView();

  const applyAutoLayout = () => {
    const { flow, part } = editor.getState();
    const sizeOf = (id: string) => {
      const { width, height } = getNode(id)?.measured ?? {};
      return width && height ? { width, height } : undefined;
    };
    const points = autoLayout(flow, part, sizeOf);
    change('tidy', (now) => withMovedBlocks(now, points), { merges: false });
    requestAnimationFrame(fit);
  };
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('canvas.tools.label')}>
      <Tool label={t('canvas.tools.zoomOut')} onClick={() => void zoomOut()}>
        <IconMinus {...ICON} />
      </Tool>
      <button
        type="button"
        className={classes.zoom}
        aria-label={t('canvas.tools.zoomTo')}
        onClick={() => void zoomTo(1)}
      >
        {zoom}%
      </button>
      <Tool label={t('canvas.tools.zoomIn')} onClick={() => void zoomIn()}>
        <IconPlus {...ICON} />
      </Tool>
      <Tool label={t('canvas.tools.fit')} onClick={fit}>
        <IconMaximize {...ICON} />
      </Tool>
      <span className={classes.divider} aria-hidden />
      <Tool label={t('canvas.tools.undo')} disabled={!mayUndo} onClick={undo}>
        <IconArrowBackUp {...ICON} />
      </Tool>
      <Tool label={t('canvas.tools.redo')} disabled={!mayRedo} onClick={redo}>
        <IconArrowForwardUp {...ICON} />
      </Tool>
      <span className={classes.divider} aria-hidden />
      <Tool label={t('canvas.tools.tidy')} disabled={readOnly} onClick={applyAutoLayout}>
        <IconLayoutDistributeVertical {...ICON} />
      </Tool>
      <Tool label={t('canvas.tools.note')} disabled={readOnly} onClick={() => addNote(middle())}>
        <IconNote {...ICON} />
      </Tool>
      {children}
    </div>
  );
}

type ToolProps = Pick<ActionIconProps, 'disabled'> & {
  label: string;
  onClick: () => void;
  children: ReactNode;
};

function Tool({ label, children, ...rest }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} {...rest}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
