/** One provider: its description, connection and actions. */
import { Button } from '@mantine/core';
import { MODEL_PROVIDERS, type ModelConnection, type ModelProvider } from '@parrot/contract/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { IconBrandAzure } from '../../shared/icons/brand-azure.ts';
import { IconBrandOpenai } from '../../shared/icons/brand-openai.ts';
import { Pill } from '../../shared/ui/pill.tsx';
import classes from './models.module.css';

const ICON = { size: 24, stroke: 1.5, 'aria-hidden': true };
const ICONS: Record<ModelProvider, ReactNode> = {
  llama: <ParrotMark size={24} />,
  openai: <IconBrandOpenai {...ICON} />,
  azure_openai: <IconBrandAzure {...ICON} />,
};

type ConnectionCardProps = {
  provider: ModelProvider;
  connection: ModelConnection | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

export function ConnectionCard({ provider, connection, onEdit, onRemove }: ConnectionCardProps) {
  const { t } = useTranslation('models');
  const name = MODEL_PROVIDERS[provider];
  const act = t(connection ? 'team.change' : 'team.connect');
  return (
    <li className={classes.card}>
      <span className={classes.mark}>{ICONS[provider]}</span>
      <div className={classes.body}>
        <div className={classes.head}>
          <h3 className={classes.subtitle}>{name}</h3>
          <Pill tone={connection ? 'ok' : 'neutral'} dot>
            {t(connection ? 'team.connected' : 'team.notConnected')}
          </Pill>
        </div>
        {connection ? (
          <Facts {...connection} />
        ) : (
          <p className={classes.quiet}>{t(`team.about.${provider}`)}</p>
        )}
      </div>
      <div className={classes.actions}>
        {connection && (
          <Button
            variant="subtle"
            color="red"
            aria-label={t('team.of', { act: t('team.remove'), provider: name })}
            onClick={onRemove}
          >
            {t('team.remove')}
          </Button>
        )}
        <Button variant="default" aria-label={t('team.of', { act, provider: name })} onClick={onEdit}>
          {act}
        </Button>
      </div>
    </li>
  );
}

function Facts({ modelName, file, address, keyEnding }: ModelConnection) {
  const { t } = useTranslation('models');
  const facts = [
    file ? t('team.file', { file }) : t('team.model', { model: modelName }),
    address,
    keyEnding && t('team.key', { ending: keyEnding }),
  ];
  return <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>;
}
