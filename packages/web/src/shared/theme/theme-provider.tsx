/** Mantine with our theme; the color scheme is in the appearance store, so every tab follows it. */
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { cssVariablesResolver, theme } from './theme.ts';

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={storedColorScheme}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

let stopListening = () => {};

const storedColorScheme: MantineColorSchemeManager = {
  get: () => useAppearanceStore.getState().colorScheme,
  // Mantine passes every update back; only changes are stored.
  set: (colorScheme) => {
    if (useAppearanceStore.getState().colorScheme !== colorScheme)
      useAppearanceStore.setState({ colorScheme });
  },
  subscribe: (onUpdate) => {
    stopListening();
    stopListening = useAppearanceStore.subscribe(({ colorScheme }) => onUpdate(colorScheme));
  },
  unsubscribe: () => stopListening(),
  clear: () => useAppearanceStore.setState({ colorScheme: 'auto' }),
};
