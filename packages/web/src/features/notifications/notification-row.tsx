import type { Notification, NotificationKind } from '@parrot/contract/notifications';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { IconAlertCircle } from '../../shared/icons/alert-circle.ts';
import { IconAlertTriangle } from '../../shared/icons/alert-triangle.ts';
import { IconArrowsExchange } from '../../shared/icons/arrows-exchange.ts';
import { IconAt } from '../../shared/icons/at.ts';
import { IconCircleCheck } from '../../shared/icons/circle-check.ts';
import { IconClock } from '../../shared/icons/clock.ts';
import { IconFileAlert } from '../../shared/icons/file-alert.ts';
import { IconFileCheck } from '../../shared/icons/file-check.ts';
import { IconGauge } from '../../shared/icons/gauge.ts';
import { IconHourglass } from '../../shared/icons/hourglass.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { IconKey } from '../../shared/icons/key.ts';
import { IconMailOpened } from '../../shared/icons/mail-opened.ts';
import { IconMessageCircleQuestion } from '../../shared/icons/message-circle-question.ts';
import { IconMessageOff } from '../../shared/icons/message-off.ts';
import { IconPhoneOff } from '../../shared/icons/phone-off.ts';
import { IconUserCheck } from '../../shared/icons/user-check.ts';
import { IconUserPlus } from '../../shared/icons/user-plus.ts';
import { IconWand } from '../../shared/icons/wand.ts';
import classes from './notification-row.module.css';
import { notificationTexts } from './notification-texts.ts';

const LOOKS: Record<NotificationKind, { icon: Icon; tint: string }> = {
  'person-waiting': { icon: IconMessageCircleQuestion, tint: 'orange' },
  assigned: { icon: IconUserPlus, tint: 'green' },
  'transfer-offered': { icon: IconArrowsExchange, tint: 'blue' },
  'missed-chat': { icon: IconMessageOff, tint: 'red' },
  'missed-call': { icon: IconPhoneOff, tint: 'red' },
  mention: { icon: IconAt, tint: 'blue' },
  'snooze-ended': { icon: IconClock, tint: 'violet' },
  'rule-notice': { icon: IconWand, tint: 'violet' },
  'target-warning': { icon: IconHourglass, tint: 'orange' },
  'target-breached': { icon: IconAlertTriangle, tint: 'red' },
  'invitation-accepted': { icon: IconUserCheck, tint: 'green' },
  'role-changed': { icon: IconKey, tint: 'violet' },
  'knowledge-ready': { icon: IconFileCheck, tint: 'green' },
  'knowledge-failed': { icon: IconFileAlert, tint: 'red' },
  'limit-near': { icon: IconGauge, tint: 'orange' },
  'plan-ending': { icon: IconHourglass, tint: 'orange' },
  'trial-extended': { icon: IconHourglass, tint: 'green' },
  'payment-received': { icon: IconCircleCheck, tint: 'green' },
  'payment-failed': { icon: IconAlertCircle, tint: 'red' },
  'service-request': { icon: IconMailOpened, tint: 'blue' },
  'plan-limit': { icon: IconGauge, tint: 'orange' },
};

type NotificationRowProps = { notification: Notification; onOpen: () => void };

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation();
  const { kind, link, read, createdAt } = notification;
  const { icon: Icon, tint } = LOOKS[kind];
  const { title, text } = notificationTexts(notification);
  return (
    <li>
      <Link to={link} className={classes.row} data-unread={!read || undefined} onClick={onOpen}>
        <span className={classes.icon} data-tint={tint} aria-hidden>
          <Icon size={15} stroke={1.75} />
        </span>
        <span className={classes.content}>
          <span className={classes.title}>
            {!read && <span className={classes.unread}>{t('bell.unread')} </span>}
            {title}
          </span>
          <span className={classes.text}>{text}</span>
          <time className={classes.when} dateTime={createdAt}>
            {formatDateTime(createdAt)}
          </time>
        </span>
        {!read && <span className={classes.dot} aria-hidden />}
      </Link>
    </li>
  );
}
