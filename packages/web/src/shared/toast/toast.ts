/**
 * Short messages about an outcome, top right: green for success, red otherwise. They close after four
 * seconds.
 */
import { notifications } from '@mantine/notifications';
import { LIMITS } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { texts } from '../i18n/i18n.ts';

type Toast = { title?: string; autoClose?: number | false };

const show = (
  color: 'green' | 'red' | 'blue',
  message: ReactNode,
  { title, autoClose = LIMITS.toastMs }: Toast = {},
) =>
  notifications.show({
    color,
    title,
    message,
    autoClose,
    position: 'top-right',
    role: color === 'red' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': texts.t('shell:dismiss') },
  });

export const toast = {
  success: (message: ReactNode, options?: Toast) => show('green', message, options),
  info: (message: ReactNode, options?: Toast) => show('blue', message, options),
  failure: (message: ReactNode, options?: Toast) => show('red', message, options),
};
