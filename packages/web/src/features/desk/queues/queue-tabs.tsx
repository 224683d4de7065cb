/** The queues with their live counts: those of agents as tabs, those of bots in a menu. */
import { ActionIcon, Tabs } from '@mantine/core';
import { conversationSourceOf } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { MenuOnDemand } from '../../../shared/floating/menu-on-demand.tsx';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconChevronDown } from '../../../shared/icons/chevron-down.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { useDeskStore } from '../session/desk-store.ts';
import type { Queue } from './queue-lists.ts';
import classes from './queue-panel.module.css';
import { shownTotal } from './shown-total.ts';

const PERSON_QUEUES = ['unassigned', 'assigned', 'escalated', 'history'] as const;
const BOT_QUEUES = ['inprogress', 'completed'] as const;

export function QueueTabs({ queue, onQueue }: { queue: Queue; onQueue: (queue: Queue) => void }) {
  const { t } = useTranslation('desk');
  const lists = useDeskStore((desk) => desk.lists);
  const isKnown = useDeskStore((desk) => desk.loaded && !desk.narrowing);
  const countOf = (name: Queue) => (isKnown ? shownTotal(name, lists[name].total) : '–');
  const isBots = conversationSourceOf(queue) === 'bot';
  const tabs: readonly Queue[] = isBots ? [...PERSON_QUEUES.slice(0, 3), queue] : PERSON_QUEUES;
  const others: readonly Queue[] = isBots ? ['history', ...BOT_QUEUES] : BOT_QUEUES;
  return (
    <div className={classes.head} {...tourTarget('queues')}>
      <Tabs.List aria-label={t('queues')} className={classes.tabs}>
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            <span className={classes.count} data-waiting={lists[name].inLine > 0 || undefined}>
              {countOf(name)}
            </span>
            <span className={classes.label}>{t(`queue.${name}`)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <MenuOnDemand
        position="bottom-end"
        width={220}
        target={
          <ActionIcon aria-label={t('moreQueues')}>
            <IconChevronDown size={16} stroke={1.75} />
          </ActionIcon>
        }
      >
        {(Menu) => (
          <>
            <Menu.Label>{t('botSessions')}</Menu.Label>
            {others.map((name) => (
              <Menu.Item
                key={name}
                onClick={() => onQueue(name)}
                leftSection={queue === name ? <IconCheck size={16} stroke={1.75} /> : <span />}
                rightSection={<span className={classes.menuCount}>{countOf(name)}</span>}
              >
                {t(`queue.${name}`)}
              </Menu.Item>
            ))}
          </>
        )}
      </MenuOnDemand>
    </div>
  );
}
