/** The passkeys in the profile: add, rename and remove them. */
import { Button, Skeleton } from '@mantine/core';
import type { Passkey } from '@parrot/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { supportsPasskeys } from '../../../shared/second-factor/passkeys.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../credential-list.module.css';
import type { Account } from '../second-factor/account.ts';
import panel from '../second-factor/second-factor-panel.module.css';
import { useRefreshSecondFactor, useSecondFactor } from '../second-factor/use-second-factor.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysPanel({ account }: { account: Account }) {
  const { t } = useTranslation('second-factor');
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, isError, refetch } = useSecondFactor();
  const onDone = useRefreshSecondFactor();
  const onClose = () => setOpen(null);
  if (isError && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={160} radius="lg" role="status" aria-label={t('loading', { ns: 'shell' })} />;

  return (
    <Panel title={t('passkeys.title')} help={t('passkeys.help')}>
      {data.passkeys.length === 0 ? (
        <p className={panel.hint}>{t('passkeys.none')}</p>
      ) : (
        <ul className={classes.list}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              onRename={() => setOpen({ dialog: 'rename', passkey })}
              onRemove={() => setOpen({ dialog: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      <div className={panel.buttons}>
        <Button variant="default" disabled={!supportsPasskeys()} onClick={() => setOpen({ dialog: 'add' })}>
          {t('passkeys.add')}
        </Button>
      </div>
      {!supportsPasskeys() && <p className={panel.hint}>{t('passkeys.unsupported')}</p>}
      {open?.dialog === 'add' && <AddPasskeyDialog account={account} onDone={onDone} onClose={onClose} />}
      {open?.dialog === 'rename' && (
        <RenamePasskeyDialog passkey={open.passkey} onDone={onDone} onClose={onClose} />
      )}
      {open?.dialog === 'remove' && (
        <RemovePasskeyDialog
          passkey={open.passkey}
          hasPassword={account.hasPassword}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </Panel>
  );
}

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('second-factor');
  const added = formatDate(new Date(createdAt));
  return (
    <li className={classes.row}>
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {lastUsedAt
            ? t('passkeys.used', { added, when: formatDateTimeInText(lastUsedAt) })
            : t('passkeys.unused', { added })}
        </span>
      </span>
      <Button variant="default" size="sm" aria-label={t('passkeys.renameNamed', { name })} onClick={onRename}>
        {t('passkeys.rename')}
      </Button>
      <Button variant="default" size="sm" aria-label={t('passkeys.removeNamed', { name })} onClick={onRemove}>
        {t('remove.open')}
      </Button>
    </li>
  );
}
