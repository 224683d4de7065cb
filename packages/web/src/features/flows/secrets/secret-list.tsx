/** The secrets of the app: names and dates. */
import { Button, Skeleton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons/plus.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import rows from '../inspector/row-list.module.css';
import { SecretForm } from './secret-form.tsx';
import { SecretRow } from './secret-row.tsx';
import classes from './secrets.module.css';
import { useSecrets } from './use-secrets.ts';

export function SecretList() {
  const { t } = useTranslation('blocks');
  const { data, error, isPending, refetch } = useSecrets();
  const [isAdding, setAdding] = useState(false);
  if (isPending) return <Skeleton height={64} radius="md" />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const { items } = data;
  return (
    <div className={classes.secrets}>
      <p className={classes.help}>{t('secrets.help')}</p>
      {items.length > 0 && (
        <ul className={rows.rows}>
          {items.map((secret) => (
            <SecretRow key={secret.name} secret={secret} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <SecretForm name={null} taken={items.map(({ name }) => name)} onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            disabled={items.length >= LIMITS.secretsPerApp}
            onClick={() => setAdding(true)}
          >
            {t('secrets.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
