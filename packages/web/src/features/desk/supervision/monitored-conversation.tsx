/** Another agent's conversation, with the supervisor's actions. */
import { Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { plainText, type UserId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconEye } from '../../../shared/icons/eye.ts';
import { IconHandGrab } from '../../../shared/icons/hand-grab.ts';
import { IconUserShare } from '../../../shared/icons/user-share.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import { useUserStore } from '../../../state/user-store.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { TakeOverDialog } from '../transitions/take-over-dialog.tsx';
import { TransitionDialog } from '../transitions/transition-dialog.tsx';
import classes from './supervision.module.css';

type WatchedConversationProps = { session: QueueUser; agentId: UserId; desk: DeskSession };

export function MonitoredConversation({ session, agentId, desk }: WatchedConversationProps) {
  const { t } = useTranslation('desk-context');
  const navigate = useNavigate();
  const isOwn = useUserStore(({ details }) => details?.userId === agentId);
  const [dialog, setDialog] = useState<'assign' | 'takeOver' | null>(null);
  const { userSessionId, userName, appName, lastMessage, startedAt, status } = session;
  const queue = status === 'ESCALATED' ? 'escalated' : 'assigned';
  const onTaken = () => {
    toast.success(t('supervision.tookOver', { name: userName }));
    void navigate(`/home/desk/chats?queue=assigned&session=${userSessionId}`);
  };
  const watch = isOwn
    ? `/home/desk/chats?queue=${queue}&session=${userSessionId}`
    : `/home/desk/chats?queue=${queue}&agent=${agentId}&session=${userSessionId}`;
  return (
    <li className={classes.session}>
      <div className={classes.sessionHead}>
        <span className={classes.visitor}>{userName}</span>
        {status === 'ESCALATED' && <Pill tone="info">{t('supervision.escalated')}</Pill>}
        <time className={classes.time} dateTime={lastMessage?.time ?? startedAt}>
          {formatDateTime(lastMessage?.time ?? startedAt)}
        </time>
      </div>
      <span className={classes.email}>{appName}</span>
      {lastMessage && <p className={classes.last}>{plainText(lastMessage.value)}</p>}
      <div className={classes.acts}>
        <Button
          component={Link}
          to={watch}
          size="sm"
          variant="light"
          leftSection={<IconEye size={14} stroke={1.75} />}
          aria-label={t(isOwn ? 'supervision.openWith' : 'supervision.watchWith', { name: userName })}
        >
          {t(isOwn ? 'supervision.open' : 'supervision.watch')}
        </Button>
        {!isOwn && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconHandGrab size={14} stroke={1.75} />}
            aria-label={t('supervision.takeOverWith', { name: userName })}
            onClick={() => setDialog('takeOver')}
          >
            {t('supervision.takeOver')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconUserShare size={14} stroke={1.75} />}
          aria-label={t('supervision.assignWith', { name: userName })}
          onClick={() => setDialog('assign')}
        >
          {t('supervision.assign')}
        </Button>
      </div>
      {dialog === 'assign' && (
        <TransitionDialog kind="assign" session={session} desk={desk} onClose={() => setDialog(null)} />
      )}
      {dialog === 'takeOver' && (
        <TakeOverDialog session={session} desk={desk} onTaken={onTaken} onClose={() => setDialog(null)} />
      )}
    </li>
  );
}
