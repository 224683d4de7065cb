/** The divider between two panes: moved by pointer or arrow keys, reset by a double click. */
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chats-page.module.css';
import { type Pane, setWidth, useLayoutStore, WIDTHS } from './layout-store.ts';

const STEP = 16;

export function PaneResizer({ pane }: { pane: Pane }) {
  const { t } = useTranslation('desk');
  const width = useLayoutStore((layout) => layout[pane]);
  // The right pane grows to the left.
  const direction = pane === 'list' ? 1 : -1;
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const from = event.clientX;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: { clientX: number }) => setWidth(pane, width + (clientX - from) * direction);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: STEP, ArrowLeft: -STEP }[key];
    if (step) setWidth(pane, width + step * direction);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved has no element of its own
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t(`panes.${pane}`)}
      aria-valuenow={width}
      aria-valuemin={WIDTHS[pane].min}
      aria-valuemax={WIDTHS[pane].max}
      tabIndex={0}
      className={classes.handle}
      data-pane={pane}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setWidth(pane, WIDTHS[pane].usual)}
    />
  );
}
