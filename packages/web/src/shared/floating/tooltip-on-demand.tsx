/** A tooltip whose code is loaded when the pointer first rests on its target. */
import type { TooltipProps } from '@mantine/core';
import { cloneElement, type MouseEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';

const OPEN_DELAY_MS = 300;

export type TooltipTarget = ReactElement<{
  onMouseEnter?: (event: MouseEvent<HTMLElement>) => void;
  onMouseLeave?: () => void;
  onMouseDown?: () => void;
}>;
type TooltipOnDemandProps = Pick<
  TooltipProps,
  'label' | 'position' | 'disabled' | 'withinPortal' | 'floatingStrategy'
> & { openDelay?: number; children: TooltipTarget };

export const loadTooltip = async () => (await import('./loaded-tooltip.tsx')).LoadedTooltip;
const LoadedTooltip = lazyPart('tooltip', loadTooltip);

export function TooltipOnDemand({
  openDelay = OPEN_DELAY_MS,
  children,
  disabled,
  ...tooltip
}: TooltipOnDemandProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!target) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTarget(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [target]);
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: ({ currentTarget, target: entered }) => {
          // A menu of the target is elsewhere in the page, but below it for React.
          if (disabled || !currentTarget.contains(entered as Node)) return;
          timer.current = setTimeout(() => setTarget(currentTarget), openDelay);
        },
        onMouseLeave: close,
        onMouseDown: close,
      })}
      {target && !disabled && <LoadedTooltip {...tooltip} target={target} />}
    </>
  );
}
