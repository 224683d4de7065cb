/** A message on the page: what happened, and what to do. */

import type { ReactNode } from 'react';
import { IconAlertCircle } from '../../../shared/icons/alert-circle.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconInfoCircle } from '../../../shared/icons/info-circle.ts';
import classes from './notice.module.css';

const ICONS = {
  danger: IconAlertCircle,
  warning: IconAlertCircle,
  ok: IconCircleCheck,
  info: IconInfoCircle,
};

type NoticeProps = {
  tone: keyof typeof ICONS;
  role?: 'alert' | 'status';
  title: string;
  children?: ReactNode;
};

export function Notice({ tone, role, title, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {children && <div className={classes.more}>{children}</div>}
      </div>
    </div>
  );
}
