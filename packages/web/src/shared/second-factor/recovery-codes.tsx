/** New recovery codes, which are shown this once: to copy or to download. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../browser/save-file.ts';
import { IconDownload } from '../icons/download.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import classes from './second-factor.module.css';

export function RecoveryCodes({ codes, account }: { codes: readonly string[]; account: string }) {
  const { t } = useTranslation('second-factor');
  const download = () => {
    const lines = [t('codes.file', { account }), '', ...codes, ''];
    saveFile('parrot-recovery-codes.txt', new Blob([lines.join('\n')], { type: 'text/plain' }));
  };
  return (
    <>
      <p>{t('codes.help')}</p>
      <ul className={classes.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton
          text={codes.join('\n')}
          label={t('codes.copy')}
          copied={t('copied')}
          failed={t('copyFailed')}
        />
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />} onClick={download}>
          {t('codes.download')}
        </Button>
      </div>
    </>
  );
}
