import { Button } from '@mantine/core';
import type { ApiKey } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import list from '../credential-list.module.css';
import classes from './api-keys-panel.module.css';

export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('api-keys');
  const { name, prefix, scopes, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey;
  const isExpired = new Date(expiresAt) <= new Date();
  const facts = [
    t(isExpired ? 'expired' : 'expires', { day: formatDate(expiresAt) }),
    lastUsedAt ? t('used', { when: formatDateTimeInText(lastUsedAt) }) : t('unused'),
    t('created', { name: createdBy.name, day: formatDate(createdAt) }),
  ];
  return (
    <li className={list.row}>
      <span className={list.text}>
        <span className={list.name}>
          {name} <code className={classes.code}>{prefix}…</code>
        </span>
        <span className={list.facts}>{facts.join(' · ')}</span>
        <span className={list.facts}>{scopes.join(', ')}</span>
      </span>
      <Button variant="default" size="sm" aria-label={t('revoke.named', { name })} onClick={onRevoke}>
        {t('revoke.open')}
      </Button>
    </li>
  );
}
