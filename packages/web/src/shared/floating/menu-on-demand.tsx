/** A menu whose code is loaded when it is first opened. */
import type { MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { type DropdownState, type DropdownTarget, useDropdown } from './use-dropdown.ts';

export type LoadedMenu = typeof import('./loaded-menu.ts').Menu;

type MenuOnDemandProps = Pick<MenuProps, 'position' | 'width' | 'hideDetached'> &
  DropdownState & { target: DropdownTarget; children: (Menu: LoadedMenu) => ReactNode };

export const loadMenu = async () => (await import('./loaded-menu.ts')).Menu;
const KIND = { name: 'menu', load: loadMenu } as const;

export function MenuOnDemand({ target, opened, onChange, children, ...menu }: MenuOnDemandProps) {
  const dropdown = useDropdown(KIND, target, { opened, onChange });
  const Menu = dropdown.part;
  if (!Menu) return dropdown.target;
  return (
    <Menu {...menu} opened={dropdown.opened} onChange={dropdown.onChange}>
      <Menu.Target>{dropdown.target}</Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}
