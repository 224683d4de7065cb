/** A popover whose code is loaded when it is first opened. */
import type { PopoverProps } from '@mantine/core';
import { cloneElement, type ReactNode } from 'react';
import { type DropdownState, type DropdownTarget, useDropdown } from './use-dropdown.ts';

type PopoverOnDemandProps = Pick<PopoverProps, 'position' | 'width' | 'hideDetached'> &
  DropdownState & { target: DropdownTarget; label: string; className?: string; children: ReactNode };

export const loadPopover = async () => (await import('./loaded-popover.ts')).Popover;
const KIND = { name: 'dialog', load: loadPopover } as const;

export function PopoverOnDemand({
  target,
  label,
  className,
  opened,
  onChange,
  children,
  ...popover
}: PopoverOnDemandProps) {
  const dropdown = useDropdown(KIND, target, { opened, onChange });
  const Popover = dropdown.part;
  if (!Popover) return dropdown.target;
  return (
    <Popover {...popover} opened={dropdown.opened} onChange={dropdown.onChange} trapFocus returnFocus>
      <Popover.Target>
        {cloneElement(dropdown.target, { onClick: () => dropdown.onChange(!dropdown.opened) })}
      </Popover.Target>
      <Popover.Dropdown className={className} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
