/** The key of an authenticator app: a QR code for a camera, and the same as text. */
import type { TotpSetUp } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../qr-code/qr-code.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import classes from './second-factor.module.css';

export function TotpKey({ setUp: { key, address } }: { setUp: Pick<TotpSetUp, 'key' | 'address'> }) {
  const { t } = useTranslation('second-factor');
  return (
    <div className={classes.key}>
      <QrCode text={address} label={t('setUp.qr')} />
      <div className={classes.keyText}>
        <p>{t('setUp.manually')}</p>
        <code className={classes.code}>{key.match(/.{4}/g)?.join(' ') ?? key}</code>
        <CopyButton text={key} label={t('setUp.copyKey')} copied={t('copied')} failed={t('copyFailed')} />
      </div>
    </div>
  );
}
