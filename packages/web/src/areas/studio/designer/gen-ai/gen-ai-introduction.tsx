/** Introduces GenAI to the builder of a new app, and again on request. */
import { Anchor, Button, Modal } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { MODEL_PROVIDERS } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSetting } from '../../../../features/apps/settings/use-setting.ts';
import { designerPath } from '../designer-path.ts';
import classes from './gen-ai-introduction.module.css';

const POINTS = ['documents', 'sources', 'unknown'] as const;

export function GenAiIntroduction({ app: { appId, appType } }: { app: App }) {
  const { t } = useTranslation(['designer', 'shell']);
  const { value: isShown, set } = useSetting('gptData.showGenAIModal');
  const { value: model } = useSetting('gptData.type');
  const close = () => set(false);
  return (
    <Modal
      opened={isShown && appType === 'GenAI'}
      onClose={close}
      title={t('genAi.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <ol className={classes.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <strong className={classes.name}>{t(`genAi.${point}.title`)}</strong>
            <span className={classes.text}>{t(`genAi.${point}.text`)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.model}>
        {model === 'none' ? t('genAi.noModel') : t('genAi.model', { provider: MODEL_PROVIDERS[model] })}{' '}
        <Anchor
          component={Link}
          to={designerPath(appId, 'questions', { screen: 'settings' })}
          onClick={close}
        >
          {t('genAi.toSettings')}
        </Anchor>
      </p>
      <div className={classes.actions}>
        <Button onClick={close}>{t('genAi.done')}</Button>
      </div>
    </Modal>
  );
}
