import type { View } from '../view.ts';

export function leaveMenu(menu: Element | null, openMenu: View['openMenu']): void {
  openMenu(false);
  menu?.querySelector('button')?.focus();
}
