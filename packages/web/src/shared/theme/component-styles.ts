/** The styles of Mantine's components and their heights here: sizes xs 24, sm 28, md 32, lg 36, xl 48. */
import type { MantineThemeComponents } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from './component-styles.module.css';

const HEIGHTS: Record<string, string> = {
  xs: 'var(--control-card)',
  sm: 'var(--control-toolbar)',
  md: 'var(--control)',
  lg: 'var(--control-page)',
  xl: 'var(--control-landing)',
};
const PADDINGS: Record<string, string> = { xs: '8px', sm: '10px', md: '12px', lg: '14px', xl: '20px' };

type Sized = { size?: string | number };
const sizeOf = ({ size }: Sized) => String(size ?? 'md');
/** Sizes outside our own scale are left to Mantine. */
const when = (value: string | undefined, vars: (value: string) => Record<string, string>) =>
  value ? vars(value) : {};

const BACKDROP = {
  color: 'var(--backdrop)',
  backgroundOpacity: 1,
  // The second half of a double click on the button that opened the dialog.
  onClickCapture: (event: MouseEvent) => event.detail > 1 && event.stopPropagation(),
};
/** The header of a dialog is a <header>, which would count as a second banner of the page. */
const NO_BANNER = { header: { role: 'presentation' } };

const field = { defaultProps: { size: 'md' }, classNames: { label: classes.label, input: classes.input } };

export const componentStyles: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.button },
    vars: (_theme: unknown, props: Sized) => ({
      root: when(HEIGHTS[sizeOf(props)], (height) => ({
        '--button-height': height,
        '--button-padding-x': PADDINGS[sizeOf(props)] ?? '12px',
        '--button-fz': sizeOf(props) === 'xl' ? 'var(--size-card)' : 'var(--size-control)',
      })),
    }),
  },
  ActionIcon: {
    defaultProps: { size: 'md', variant: 'subtle', color: 'gray' },
    classNames: { root: classes.iconButton },
    vars: (_theme: unknown, props: Sized) => ({
      root: when(HEIGHTS[sizeOf(props)], (height) => ({ '--ai-size': height })),
    }),
  },
  Input: {
    defaultProps: { size: 'md' },
    classNames: { input: classes.input },
    vars: (_theme: unknown, props: Sized) => ({
      wrapper: when(HEIGHTS[sizeOf(props)], (height) => ({
        '--input-height': height,
        '--input-fz': 'var(--size-control)',
      })),
    }),
  },
  InputWrapper: {
    defaultProps: { size: 'md' },
    classNames: { label: classes.label, error: classes.error, description: classes.description },
    vars: () => ({
      label: { '--input-label-size': 'var(--size-small)' },
      error: { '--input-error-size': 'var(--size-small)' },
      description: { '--input-description-size': 'var(--size-small)' },
    }),
  },
  TextInput: field,
  PasswordInput: field,
  NumberInput: field,
  Select: field,
  MultiSelect: field,
  Textarea: field,
  Checkbox: { defaultProps: { radius: 'xs' }, classNames: { input: classes.checkbox } },
  PillsInputField: { classNames: { field: classes.innerField } },
  Pill: {
    classNames: { root: classes.pill },
    vars: () => ({ root: { '--pill-fz': 'var(--size-control)', '--pill-height': 'var(--control-card)' } }),
  },
  Menu: {
    defaultProps: {
      // It is focusable, and focusable elements in a menu must be menu items.
      withInitialFocusPlaceholder: false,
      radius: 'sm',
      shadow: 'lg',
      transitionProps: { transition: 'fade-up', duration: 160 },
    },
    classNames: { dropdown: classes.dropdown, item: classes.menuItem, label: classes.menuLabel },
  },
  Popover: {
    defaultProps: { shadow: 'lg', transitionProps: { transition: 'fade-up', duration: 160 } },
    classNames: { dropdown: classes.dropdown },
  },
  Combobox: { classNames: { dropdown: classes.dropdown, option: classes.menuItem } },
  Tooltip: {
    defaultProps: { openDelay: 300, transitionProps: { duration: 160 } },
    classNames: { tooltip: classes.tooltip },
  },
  Modal: {
    defaultProps: {
      radius: 'xl',
      centered: true,
      overlayProps: BACKDROP,
      attributes: NO_BANNER,
    },
    classNames: {
      content: classes.modal,
      header: classes.modalHeader,
      title: classes.modalTitle,
      body: classes.modalBody,
    },
  },
  Drawer: {
    defaultProps: { overlayProps: BACKDROP, attributes: NO_BANNER },
    classNames: { content: classes.modal, title: classes.modalTitle },
  },
  Switch: {
    defaultProps: { withThumbIndicator: false },
    classNames: { track: classes.switchTrack },
    vars: () => ({
      root: { '--switch-width': '30px', '--switch-height': '18px', '--switch-thumb-size': '14px' },
    }),
  },
  Tabs: { classNames: { list: classes.tabList, tab: classes.tab } },
  SegmentedControl: {
    classNames: { root: classes.segments, indicator: classes.segment, label: classes.segmentLabel },
  },
  Notification: {
    classNames: {
      root: classes.notification,
      title: classes.notificationTitle,
      description: classes.notificationText,
    },
  },
  Badge: { defaultProps: { variant: 'light', tt: 'none' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Skeleton: { classNames: { root: classes.skeleton } },
  Table: { classNames: { table: classes.table, th: classes.th, td: classes.td } },
};
