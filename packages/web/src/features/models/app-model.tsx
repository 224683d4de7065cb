/** The model of one app: which one, whether it is available, and what it is used for. */
import { Radio, Skeleton } from '@mantine/core';
import { MODEL_PROVIDERS, type ModelProvider } from '@parrot/contract/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ModelState, modelOf } from './model-state.tsx';
import classes from './models.module.css';
import { PROVIDERS } from './providers.ts';
import { useModels } from './use-models.ts';

type Choice = ModelProvider | 'none';
/** A setting that is saved automatically. */
type ModelChoice = { value: Choice; onChange: (next: Choice) => void };

type AppModelProps = {
  choice: ModelChoice;
  mayConnect: boolean;
  /** Where models are connected. */
  children?: ReactNode;
};

export function AppModel({ choice, mayConnect, children }: AppModelProps) {
  const { t } = useTranslation('models');
  return (
    <Panel title={t('app.title')} help={t('app.help')}>
      <div className={classes.stack}>
        <Chosen choice={choice} mayConnect={mayConnect} />
        {children}
        <div>
          <h3 className={classes.subtitle}>{t('app.needs.title')}</h3>
          <ul className={classes.needs}>
            <li>{t('app.needs.answers')}</li>
            <li>{t('app.needs.translate')}</li>
            <li>{t('app.needs.languages')}</li>
          </ul>
          <p className={classes.quiet}>{t('app.needs.without')}</p>
        </div>
      </div>
    </Panel>
  );
}

function Chosen({ choice, mayConnect }: { choice: ModelChoice; mayConnect: boolean }) {
  const { t } = useTranslation('models');
  const { data, error, refetch } = useModels();
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={160} radius="md" />
      </div>
    );
  const { connections, budget } = data;
  const optionLabel = (provider: ModelProvider) => {
    const connection = connections.find((one) => one.provider === provider);
    return connection ? t('app.connected', { model: modelOf(connection) }) : t('app.notConnected');
  };
  return (
    <>
      <ModelState wanted={choice.value} connections={connections} budget={budget} mayConnect={mayConnect} />
      <Radio.Group
        label={t('app.choose')}
        description={t('app.holds')}
        value={choice.value}
        onChange={(next) => choice.onChange(next as Choice)}
      >
        <div className={classes.choices}>
          {PROVIDERS.map((provider) => (
            <Radio
              key={provider}
              value={provider}
              label={MODEL_PROVIDERS[provider]}
              description={optionLabel(provider)}
              classNames={{ radio: classes.radio }}
            />
          ))}
          <Radio
            value="none"
            label={t('app.none')}
            description={t('app.noneHelp')}
            classNames={{ radio: classes.radio }}
          />
        </div>
      </Radio.Group>
    </>
  );
}
