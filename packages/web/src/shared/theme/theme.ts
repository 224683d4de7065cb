/** The Mantine theme, built from the variables in tokens.css so that each value is written once. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { componentStyles } from './component-styles.ts';

const shades = (...names: string[]) => names.map((name) => `var(--${name})`) as unknown as MantineColorsTuple;

const green = shades(...Array.from({ length: 10 }, (_, shade) => `green-${shade}`));
const grey = shades(
  'sunken',
  'hover',
  'line',
  'line',
  'line-strong',
  'line-strong',
  'text-tertiary',
  'text-secondary',
  'text',
  'text',
);
/** Mantine reads these in dark mode only: from the lightest text to the darkest background. */
const dark = shades(
  'text-secondary',
  'text-secondary',
  'text-tertiary',
  'text-tertiary',
  'active',
  'hover',
  'raised',
  'surface',
  'sunken',
  'page',
);
const red = shades(
  'danger-bg',
  'danger-bg',
  'danger-line',
  'danger-line',
  'danger-dot',
  'danger-dot',
  'danger-text',
  'danger-fill',
  'danger-fill-hover',
  'danger-fill-hover',
);

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green, gray: grey, dark, red },
  white: '#ffffff',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: {
    xs: 'var(--size-small)',
    sm: 'var(--size-control)',
    md: 'var(--size-body)',
    lg: 'var(--size-card)',
    xl: 'var(--size-panel)',
  },
  lineHeights: { xs: '1.3334', sm: '1.5385', md: '1.4286', lg: '1.3334', xl: '1.4' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: 'var(--weight-title)',
    sizes: {
      h1: { fontSize: 'var(--size-title)', lineHeight: 'var(--line-title)' },
      h2: { fontSize: 'var(--size-panel)', lineHeight: 'var(--line-panel)' },
      h3: { fontSize: 'var(--size-card)', lineHeight: 'var(--line-card)' },
    },
  },
  spacing: {
    xs: 'var(--gap-2)',
    sm: 'var(--gap-3)',
    md: 'var(--gap-4)',
    lg: 'var(--gap-6)',
    xl: 'var(--gap-8)',
  },
  radius: {
    xs: 'var(--radius-tag)',
    sm: 'var(--radius-control)',
    md: 'var(--radius-inner)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-modal)',
  },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentStyles,
});

const everywhere = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-tertiary)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--active)',
  '--mantine-color-disabled-color': 'var(--text-tertiary)',
  '--mantine-color-green-filled': 'var(--brand-fill)',
  '--mantine-color-green-filled-hover': 'var(--brand-fill-hover)',
  '--mantine-color-green-light': 'var(--brand-soft)',
  '--mantine-color-green-light-hover': 'var(--brand-soft-hover)',
  '--mantine-color-green-light-color': 'var(--brand-text)',
  '--mantine-color-green-text': 'var(--brand-text)',
  '--mantine-color-green-outline': 'var(--brand-text)',
  '--mantine-color-green-outline-hover': 'var(--brand-selected)',
  '--mantine-color-gray-light-color': 'var(--text-secondary)',
  '--mantine-color-gray-light': 'var(--hover)',
  '--mantine-color-gray-light-hover': 'var(--active)',
  '--mantine-color-red-filled': 'var(--danger-fill)',
  '--mantine-color-red-filled-hover': 'var(--danger-fill-hover)',
  '--mantine-color-red-light': 'var(--danger-bg)',
  '--mantine-color-red-light-hover': 'var(--danger-line)',
  '--mantine-color-red-light-color': 'var(--danger-text)',
  '--mantine-color-red-text': 'var(--danger-text)',
  '--mantine-color-red-outline': 'var(--danger-text)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: everywhere,
  dark: everywhere,
});
