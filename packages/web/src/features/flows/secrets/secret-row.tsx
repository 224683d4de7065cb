/** One secret: can be replaced or deleted, never shown. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { BlockLinks } from '../inspector/block-links.tsx';
import rows from '../inspector/row-list.module.css';
import { valueUsages } from '../values/value-usages.ts';
import { SecretForm } from './secret-form.tsx';
import classes from './secrets.module.css';
import { useDeleteSecret } from './use-secrets.ts';

export function SecretRow({ secret: { name, savedAt } }: { secret: { name: string; savedAt: string } }) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const [doing, setDoing] = useState<'replace' | 'delete' | null>(null);
  const remove = useDeleteSecret();
  const uses = useMemo(() => valueUsages(flow, `secret.${name}`), [flow, name]);
  return (
    <li className={rows.row}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.help}>
          {t('secrets.savedAt', { when: formatLongDateTime(new Date(savedAt)) })}
        </span>
      </div>
      {doing === 'replace' && <SecretForm name={name} taken={[]} onDone={() => setDoing(null)} />}
      {doing === 'delete' && (
        <div role="alert" className={rows.question}>
          <p>{t('secrets.sure', { name, uses: t('values.uses', { count: uses.length }) })}</p>
          <BlockLinks ids={uses} />
        </div>
      )}
      {doing !== 'replace' && (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            onClick={() => setDoing(doing === 'delete' ? null : 'replace')}
            aria-label={doing === 'delete' ? undefined : t('secrets.replaceName', { name })}
          >
            {t(doing === 'delete' ? 'inspector.keep' : 'secrets.replace')}
          </Button>
          <Button
            size="xs"
            variant={doing === 'delete' ? 'filled' : 'subtle'}
            color="red"
            loading={remove.isPending}
            aria-label={t('secrets.deleteName', { name })}
            onClick={() => (doing === 'delete' ? remove.mutate(name) : setDoing('delete'))}
          >
            {t('secrets.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
