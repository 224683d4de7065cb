/**
 * The flow designer: palette, canvas, inspector and Try me. On a narrow screen, one of the panels covers the
 * canvas.
 */
import { Button, Drawer } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { ReactFlowProvider } from '@xyflow/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAdjustmentsHorizontal } from '../../shared/icons/adjustments-horizontal.ts';
import { IconLayoutGridAdd } from '../../shared/icons/layout-grid-add.ts';
import { IconMessageCircle } from '../../shared/icons/message-circle.ts';
import { openSearch } from '../../shared/search/search-store.ts';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import { Canvas } from './canvas/canvas.tsx';
import { ConnectDialog } from './canvas/dialogs/connect-dialog.tsx';
import { PartDialog } from './canvas/dialogs/part-dialog.tsx';
import { BlockMenu } from './canvas/nodes/block-menu.tsx';
import { CanvasHeader } from './canvas/toolbar/canvas-header.tsx';
import { CanvasTools } from './canvas/toolbar/canvas-tools.tsx';
import { INSPECTOR_ID } from './canvas/use-canvas-keys.ts';
import { useCanvasView } from './canvas/use-canvas-view.ts';
import {
  createDesignerStore,
  DesignerStoreProvider,
  type Panel,
  useDesigner,
  useDesignerStore,
} from './designer-store.ts';
import { FlowConflict } from './editor/flow-conflict.tsx';
import { useFlowActions } from './editor/flow-editor.ts';
import { FileMenu } from './files/file-menu.tsx';
import { FindDialog } from './find/find-dialog.tsx';
import classes from './flow-designer.module.css';
import { Inspector } from './inspector/inspector.tsx';
import { InsertPopover } from './palette/insert-popover.tsx';
import { Palette } from './palette/palette.tsx';
import { ProblemsButton } from './problems/problems-button.tsx';
import { FlowTryMe } from './try-me/flow-try-me.tsx';
import { SplitPanels } from './try-me/split-panels.tsx';

type FlowDesignerProps = {
  appName: string;
  /** The other screens of the app, above the palette. */
  screens?: ReactNode;
};

export default function FlowDesigner({ appName, screens }: FlowDesignerProps) {
  const [designer] = useState(createDesignerStore);
  return (
    <ReactFlowProvider>
      <DesignerStoreProvider value={designer}>
        <FlowConflict appName={appName} />
        <Panels appName={appName} screens={screens} />
        <FindDialog />
        <InsertPopover />
        <BlockMenu />
        <ConnectDialog />
        <PartDialog />
        <Announcements />
      </DesignerStoreProvider>
    </ReactFlowProvider>
  );
}

function Panels({ appName, screens }: FlowDesignerProps) {
  const designer = useDesignerStore();
  const isNarrow = useMediaQuery('(max-width: 899px)', undefined, { getInitialValueInEffect: false });
  const { undo, redo, select } = useFlowActions();
  const { t } = useTranslation('flow');
  const { show, focus } = useCanvasView();
  // In this dialog, the same keys open the search over everything.
  const find = () => {
    const isFinding = designer.getState().dialog?.kind === 'find';
    designer.setState({ dialog: isFinding ? null : { kind: 'find' } });
    if (isFinding) openSearch();
  };
  useHotkeys([['mod+K', find]], []);
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]);
  const canvas = (
    <div className={classes.canvas} {...tourTarget('canvas')}>
      <Canvas />
      <CanvasHeader>
        <ProblemsButton
          onJump={(id) => {
            select([id]);
            focus(id);
          }}
        />
      </CanvasHeader>
      <CanvasTools>
        <FileMenu appName={appName} />
      </CanvasTools>
    </div>
  );
  if (isNarrow) {
    return (
      <div className={classes.narrow}>
        {screens}
        {canvas}
        <PanelSwitch />
        <PanelDrawer />
        <TryDrawer />
      </div>
    );
  }
  return (
    <div className={classes.designer}>
      <div className={classes.left}>
        {screens}
        <Palette />
      </div>
      {canvas}
      <div className={classes.right}>
        <SplitPanels
          label={t('room.split')}
          top={
            <div id={INSPECTOR_ID} className={classes.inspector} {...tourTarget('inspector')}>
              <Inspector />
            </div>
          }
          bottom={<FlowTryMe onShown={show} />}
        />
      </div>
    </div>
  );
}

const PANELS = {
  blocks: IconLayoutGridAdd,
  inspector: IconAdjustmentsHorizontal,
  tryMe: IconMessageCircle,
} as const;

function PanelSwitch() {
  const { t } = useTranslation('flow');
  const designer = useDesignerStore();
  return (
    <div className={classes.switch}>
      {(Object.keys(PANELS) as Panel[]).map((panel) => {
        const Icon = PANELS[panel];
        return (
          <Button
            key={panel}
            variant="default"
            {...(panel !== 'blocks' && tourTarget(panel))}
            leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
            onClick={() => designer.setState({ panel })}
          >
            {t(`room.${panel}`)}
          </Button>
        );
      })}
    </div>
  );
}

function PanelDrawer() {
  const { t } = useTranslation('flow');
  const designer = useDesignerStore();
  const panel = useDesigner((state) => state.panel);
  const close = () => designer.setState({ panel: null });
  return (
    <Drawer
      opened={panel !== null && panel !== 'tryMe'}
      onClose={close}
      position="bottom"
      size="75%"
      title={panel && t(`room.${panel}`)}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ body: classes.drawer }}
    >
      {panel === 'blocks' && <Palette onAdded={close} />}
      {panel === 'inspector' && (
        <div id={INSPECTOR_ID}>
          <Inspector />
        </div>
      )}
    </Drawer>
  );
}

/** Stays mounted while closed, to preserve the conversation. */
function TryDrawer() {
  const { t } = useTranslation('flow');
  const designer = useDesignerStore();
  const isOpen = useDesigner((state) => state.panel === 'tryMe');
  const { show } = useCanvasView();
  const close = () => designer.setState({ panel: null });
  return (
    <Drawer
      keepMounted
      opened={isOpen}
      onClose={close}
      position="bottom"
      size="75%"
      title={t('room.tryMe')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ content: classes.sheet, body: classes.tryMe }}
    >
      <FlowTryMe
        onShown={(id) => {
          close();
          show(id);
        }}
      />
    </Drawer>
  );
}

/** Announces what happened on the canvas to screen readers. */
function Announcements() {
  const announcement = useDesigner((state) => state.announcement);
  return (
    <div role="status" className={classes.announcement}>
      {announcement}
    </div>
  );
}
