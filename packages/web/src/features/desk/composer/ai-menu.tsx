/** The assistant's functions for this conversation; hidden where there are none. */
import { Button, Menu } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatLanguageName } from '../../../shared/format/format-names.ts';
import { IconBulb } from '../../../shared/icons/bulb.ts';
import { IconChevronDown } from '../../../shared/icons/chevron-down.ts';
import { IconLanguage } from '../../../shared/icons/language.ts';
import { IconListDetails } from '../../../shared/icons/list-details.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import { IconSparkles } from '../../../shared/icons/sparkles.ts';
import { abilitiesQuery } from '../context/context-queries.ts';
import { type AiRequest, languageOf, TONES } from './use-ai-assist.ts';

type AiMenuProps = {
  session: QueueUser;
  draft: string;
  isNote: boolean;
  isBusy: boolean;
  onRequest: (request: AiRequest) => void;
};

export function AiMenu({ session, draft, isNote, isBusy, onRequest }: AiMenuProps) {
  const { t } = useTranslation('desk-conversation');
  const { data: abilities } = useQuery(abilitiesQuery(session.userSessionId));
  if (!abilities) return null;
  const text = draft.trim();
  const language = languageOf(session);
  return (
    <Menu position="top-start" width={240} returnFocus>
      <Menu.Target>
        <Button
          size="sm"
          variant="light"
          loading={isBusy}
          data-action="suggest"
          leftSection={<IconSparkles size={16} stroke={1.75} />}
          rightSection={<IconChevronDown size={14} stroke={1.75} />}
        >
          {t('ai.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {abilities.smartSuggestions && !isNote && (
          <Menu.Item
            leftSection={<IconBulb size={16} stroke={1.75} />}
            onClick={() => onRequest({ kind: 'suggest' })}
          >
            {t('ai.suggest')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconListDetails size={16} stroke={1.75} />}
          onClick={() => onRequest({ kind: 'summary' })}
        >
          {t('ai.summary')}
        </Menu.Item>
        {abilities.hasModel && (
          <>
            <Menu.Label>{t('ai.rephrase')}</Menu.Label>
            {TONES.map((tone) => (
              <Menu.Item
                key={tone}
                disabled={text === ''}
                leftSection={<IconPencil size={16} stroke={1.75} />}
                onClick={() => onRequest({ kind: 'rephrase', tone, text, isNote })}
              >
                {t(`ai.tones.${tone}`)}
              </Menu.Item>
            ))}
            {language && (
              <Menu.Item
                disabled={text === ''}
                leftSection={<IconLanguage size={16} stroke={1.75} />}
                onClick={() => onRequest({ kind: 'translate', to: language, text, isNote })}
              >
                {t('ai.translate', { language: formatLanguageName(language) })}
              </Menu.Item>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
