/** Sets up an authenticator app: scan the key, confirm it by a code, save the recovery codes. */
import { Skeleton } from '@mantine/core';
import { confirmTotp, startTotp } from '@parrot/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { call } from '../../../shared/http/call.ts';
import { TotpKey } from '../../../shared/second-factor/totp-key.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import type { Account } from './account.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { ProofForm } from './proof-form.tsx';

type SetUpDialogProps = { account: Account; onDone: () => void; onClose: () => void };

export function SetUpDialog({ account, onDone, onClose }: SetUpDialogProps) {
  const { t } = useTranslation('second-factor');
  const [codes, setCodes] = useState<readonly string[]>();
  const opened = useDialog();
  const { data: setUp, error, refetch } = useNewKey();
  if (codes) return <CodesDialog codes={codes} account={account.emailId} onClose={onClose} />;
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('setUp.title')}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !setUp && <Skeleton h={320} role="status" aria-label={t('loading', { ns: 'shell' })} />}
      {setUp && (
        <ProofForm
          submit={t('setUp.submit')}
          codeHelp={t('setUp.codeHelp')}
          hasPassword={account.hasPassword}
          send={(body) => call(confirmTotp, { body })}
          onSuccess={({ recoveryCodes }) => {
            setCodes(recoveryCodes);
            onDone();
          }}
          onCancel={onClose}
        >
          <p>{t('setUp.text')}</p>
          <TotpKey setUp={setUp} />
        </ProofForm>
      )}
    </FormDialog>
  );
}

/** A new key each time the dialog opens; it is kept nowhere. */
const useNewKey = () =>
  useQuery({
    queryKey: ['session', 'totp-key'],
    queryFn: () => call(startTotp, { body: {} }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
