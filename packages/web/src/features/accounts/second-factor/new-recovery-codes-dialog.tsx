/** Replaces the recovery codes and shows the new ones. */
import { renewRecoveryCodes } from '@parrot/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import type { Account } from './account.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';

type NewRecoveryCodesDialogProps = { account: Account; onDone: () => void; onClose: () => void };

export function NewRecoveryCodesDialog({ account, onDone, onClose }: NewRecoveryCodesDialogProps) {
  const { t } = useTranslation('second-factor');
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesDialog codes={codes} account={account.emailId} onClose={onClose} />;
  return (
    <ProofDialog
      title={t('codes.renew')}
      text={t('codes.renewText')}
      submit={t('codes.renewSubmit')}
      hasPassword={account.hasPassword}
      send={(body) => call(renewRecoveryCodes, { body })}
      onSuccess={({ recoveryCodes }) => {
        setCodes(recoveryCodes);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
