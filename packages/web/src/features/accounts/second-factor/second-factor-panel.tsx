/** The second factor in the profile: set it up, renew its recovery codes, remove it. */
import { Button, Skeleton } from '@mantine/core';
import { removeTotp } from '@parrot/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Fact, Panel } from '../../../shared/ui/panel.tsx';
import { Pill } from '../../../shared/ui/pill.tsx';
import type { Account } from './account.ts';
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import classes from './second-factor-panel.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useRefreshSecondFactor, useSecondFactor } from './use-second-factor.ts';

/** So few that it is time for new ones. */
const FEW = 3;

export function SecondFactorPanel({ account }: { account: Account }) {
  const { t } = useTranslation('second-factor');
  const [open, setOpen] = useState<'setUp' | 'renew' | 'remove' | null>(null);
  const { data, error, isError, refetch } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  const close = () => setOpen(null);
  if (isError && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={160} radius="lg" role="status" aria-label={t('loading', { ns: 'shell' })} />;

  const { totpSince, passkeys, recoveryCodesLeft } = data;
  const isLastNeeded = data.isNeeded && passkeys.length === 0;
  return (
    <Panel title={t('title')} help={t('help')}>
      <Fact name={t('app')}>
        {totpSince ? (
          <Pill tone="ok">{t('since', { date: formatDate(new Date(totpSince)) })}</Pill>
        ) : (
          t('none')
        )}
      </Fact>
      {(totpSince || passkeys.length > 0) && (
        <Fact name={t('codes.title')}>
          <Pill tone={recoveryCodesLeft > FEW ? 'neutral' : 'warning'}>
            {t('codes.left', { count: recoveryCodesLeft })}
          </Pill>
        </Fact>
      )}
      <div className={classes.buttons}>
        {totpSince ? (
          <>
            <Button variant="default" onClick={() => setOpen('renew')}>
              {t('codes.renew')}
            </Button>
            <Button variant="default" disabled={isLastNeeded} onClick={() => setOpen('remove')}>
              {t('remove.open')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('setUp')}>{t('setUp.open')}</Button>
        )}
      </div>
      {isLastNeeded && totpSince && <p className={classes.hint}>{t('needed')}</p>}
      {open === 'setUp' && <SetUpDialog account={account} onDone={refresh} onClose={close} />}
      {open === 'renew' && <NewRecoveryCodesDialog account={account} onDone={refresh} onClose={close} />}
      {open === 'remove' && (
        <ProofDialog
          title={t('remove.title')}
          text={t('remove.text')}
          submit={t('remove.submit')}
          hasPassword={account.hasPassword}
          isDangerous
          send={(body) => call(removeTotp, { body })}
          onSuccess={() => {
            close();
            refresh();
            toast.success(t('remove.done'));
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}
