/** The lower edge of the call: moved by pointer or arrow keys, reset by a double click. */
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './call-view.module.css';
import { HEIGHTS, setViewHeight, useViewHeight, type ViewKind } from './view-height.ts';

const STEP = 24;

export function HeightResizer({ kind }: { kind: ViewKind }) {
  const { t } = useTranslation('calls');
  const height = useViewHeight((heights) => heights[kind]);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const from = event.clientY;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientY }: { clientY: number }) => setViewHeight(kind, height + clientY - from);
    const stop = () => handle.removeEventListener('pointermove', move);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', stop, { once: true });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowDown: STEP, ArrowUp: -STEP }[key];
    if (step) setViewHeight(kind, height + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved has no element of its own
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('resize')}
      aria-valuenow={height}
      aria-valuemin={HEIGHTS[kind].min}
      aria-valuemax={HEIGHTS[kind].max}
      tabIndex={0}
      className={classes.handle}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setViewHeight(kind, HEIGHTS[kind].usual)}
    />
  );
}
