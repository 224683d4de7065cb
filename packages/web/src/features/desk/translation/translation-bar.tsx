/** Shown when the visitor's language differs from the agent's: translated or not, and what it needs. */
import { Switch } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { formatLanguageName } from '../../../shared/format/format-names.ts';
import { IconLanguage } from '../../../shared/icons/language.ts';
import { ConnectModel } from '../../../shared/ui/connect-model.tsx';
import { preferOriginal } from './originals-store.ts';
import classes from './translation.module.css';
import { useTranslationMode } from './use-translation-mode.ts';

export function TranslationBar({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-conversation');
  const { state, from, to } = useTranslationMode(session);
  if (state === 'none') return null;
  const languages = { from: formatLanguageName(from), to: formatLanguageName(to) };
  return (
    <div className={classes.bar}>
      <IconLanguage size={16} stroke={1.75} aria-hidden />
      {state === 'noModel' ? (
        <span>
          {t('translation.needsModel', languages)} <ConnectModel />
        </span>
      ) : (
        <Switch
          size="xs"
          data-action="translation"
          label={t('translation.switch', languages)}
          checked={state === 'on'}
          onChange={(event) => preferOriginal(session.conversationId, !event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
