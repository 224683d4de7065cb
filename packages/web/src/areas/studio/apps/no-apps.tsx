/** The empty state of an app list: there are no apps yet, or none match. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AppTab } from '../../../features/apps/list/app-query.ts';
import { IconArchive } from '../../../shared/icons/archive.ts';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconMessageChatbot } from '../../../shared/icons/message-chatbot.ts';
import { IconSearchOff } from '../../../shared/icons/search-off.ts';
import { IconTemplate } from '../../../shared/icons/template.ts';
import { IconUsers } from '../../../shared/icons/users.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

const ICONS: Record<AppTab, Icon> = {
  mine: IconMessageChatbot,
  shared: IconUsers,
  sample: IconTemplate,
  archived: IconArchive,
};

type NoAppsProps = {
  list: AppTab;
  mayCreate: boolean;
  /** Clears the filters. */
  onClear: (() => void) | undefined;
};

export function NoApps({ list, mayCreate, onClear }: NoAppsProps) {
  const { t } = useTranslation('apps');
  if (onClear)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} stroke={1.75} />}
        title={t('noMatch.title')}
        text={t('noMatch.text')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('noMatch.clear')}
          </Button>
        }
      />
    );
  const Mark = ICONS[list];
  return (
    <EmptyState
      icon={<Mark size={28} stroke={1.75} />}
      title={t(`empty.${list}.title`)}
      text={list === 'mine' && !mayCreate ? t('empty.mine.waitText') : t(`empty.${list}.text`)}
    />
  );
}
