/** The context menu of a block. */
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconArrowsJoin2 } from '../../../../shared/icons/arrows-join-2.ts';
import { IconCopy } from '../../../../shared/icons/copy.ts';
import { IconCopyPlus } from '../../../../shared/icons/copy-plus.ts';
import { IconCut } from '../../../../shared/icons/cut.ts';
import { IconPencil } from '../../../../shared/icons/pencil.ts';
import { IconPuzzle } from '../../../../shared/icons/puzzle.ts';
import { IconRowInsertBottom } from '../../../../shared/icons/row-insert-bottom.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDesigner, useDesignerStore, useDialog } from '../../designer-store.ts';
import { openBranchOf } from '../../editor/flow-changes.ts';
import { useFlowActions, useFlowEditor, useFlowEditorStore } from '../../editor/flow-editor.ts';
import { isStart } from '../../editor/read-flow.ts';
import { focusInspector } from '../use-canvas-keys.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { selectionText } from '../use-clipboard.ts';
import classes from './block-menu.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function BlockMenu() {
  const { t } = useTranslation('flow');
  const dialog = useDesigner((designer) => (designer.dialog?.kind === 'menu' ? designer.dialog : null));
  const designer = useDesignerStore();
  const editor = useFlowEditorStore();
  const { open, close } = useDialog();
  const { duplicate, removeSelection } = useFlowActions();
  const { focus } = useCanvasView();
  const readOnly = useFlowEditor((state) => state.readOnly);
  const selection = useFlowEditor((state) => state.selection);
  const starts = useFlowEditor(({ flow }) => dialog !== null && isStart(flow, dialog.id));
  if (!dialog) return null;
  const { id, screenPoint: point } = dialog;
  const branch = openBranchOf(editor.getState().flow, id);
  const chosen = selection.includes(id) ? selection : [id];

  /** Returns the focus to the block, for keyboard users. */
  const leave = () => {
    close();
    focus(id);
  };
  const copy = async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(selectionText(editor));
      toast.success(t('canvas.copied', { count: chosen.length }));
      return true;
    } catch {
      // Browsers may deny clipboard access; the keyboard shortcut always works.
      toast.failure(t('canvas.copyFailed'));
      return false;
    }
  };
  const cut = async () => {
    if (await copy()) removeSelection();
  };
  return (
    <Menu opened onChange={(opened) => !opened && leave()} position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <span className={classes.point} style={{ left: point.x, top: point.y }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil {...ICON} />}
          onClick={() => {
            designer.setState({ panel: 'inspector' });
            runAfterMenuCloses(focusInspector);
          }}
        >
          {t('canvas.acts.inspect')}
        </Menu.Item>
        {!readOnly && branch !== undefined && (
          <>
            <Menu.Item
              leftSection={<IconRowInsertBottom {...ICON} />}
              onClick={() =>
                runAfterMenuCloses(() =>
                  open({
                    kind: 'insert',
                    after: { blockId: id, branch },
                    flowPoint: null,
                    screenPoint: point,
                  }),
                )
              }
            >
              {t('canvas.acts.addAfter')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowsJoin2 {...ICON} />}
              onClick={() => runAfterMenuCloses(() => open({ kind: 'connect', from: id }))}
            >
              {t('canvas.acts.connect')}
            </Menu.Item>
          </>
        )}
        {!starts && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void copy()}>
              {t('canvas.acts.copy')}
            </Menu.Item>
          </>
        )}
        {!starts && !readOnly && (
          <>
            <Menu.Item leftSection={<IconCut {...ICON} />} onClick={() => void cut()}>
              {t('canvas.acts.cut')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopyPlus {...ICON} />} onClick={() => duplicate(chosen)}>
              {t('canvas.acts.duplicate')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPuzzle {...ICON} />}
              onClick={() => runAfterMenuCloses(() => open({ kind: 'makePart', ids: [...chosen] }))}
            >
              {t('canvas.acts.part')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={removeSelection}>
              {t('canvas.acts.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The menu closes after the click, so a dialog must open later. */
const runAfterMenuCloses = (action: () => void): void => void setTimeout(action);
