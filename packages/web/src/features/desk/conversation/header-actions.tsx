/** The owner's actions on a conversation: side by side if there is space, else in a menu. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { IconArrowUpRight } from '../../../shared/icons/arrow-up-right.ts';
import { IconArrowsExchange } from '../../../shared/icons/arrows-exchange.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconRobot } from '../../../shared/icons/robot.ts';
import type { TransitionKind } from '../transitions/transition-dialog.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';
import classes from './conversation-header.module.css';

type HeaderActionsProps = { session: QueueUser; moves: Transitions; onMove: (kind: TransitionKind) => void };

export function HeaderActions({ session, moves, onMove }: HeaderActionsProps) {
  const { t } = useTranslation('desk-conversation');
  const isOffered = session.transfer !== null;
  const acts = [
    {
      name: 'transfer',
      icon: IconArrowsExchange,
      isShown: !isOffered,
      act: () => onMove('transfer'),
    },
    {
      name: 'escalate',
      icon: IconArrowUpRight,
      isShown: session.status === 'ASSIGNED',
      act: () => onMove('escalate'),
    },
    {
      name: 'returnToBot',
      icon: IconRobot,
      isShown: true,
      act: () => moves.toBot(session.userSessionId),
    },
  ] as const;
  const shown = acts.filter(({ isShown }) => isShown);
  return (
    <>
      <div className={classes.acts}>
        {shown.map(({ name, icon: Icon, act }) => (
          <Button
            key={name}
            variant={name === 'returnToBot' ? 'default' : 'subtle'}
            color={name === 'returnToBot' ? undefined : 'gray'}
            classNames={{ label: classes.actLabel, section: classes.actIcon }}
            leftSection={<Icon size={16} stroke={1.75} />}
            title={t(`conversation.${name}`)}
            onClick={act}
          >
            {t(`conversation.${name}`)}
          </Button>
        ))}
      </div>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon className={classes.dots} aria-label={t('conversation.more')}>
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {shown.map(({ name, icon: Icon, act }) => (
            <Menu.Item key={name} leftSection={<Icon size={16} stroke={1.75} />} onClick={act}>
              {t(`conversation.${name}`)}
            </Menu.Item>
          ))}
          <Menu.Item
            className={classes.closeItem}
            leftSection={<IconCheck size={16} stroke={1.75} />}
            onClick={() => moves.close(session.userSessionId)}
          >
            {t('conversation.close')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
