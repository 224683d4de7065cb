/** The embed snippet, and a page to try the bot, also by phone. */
import { Button, Code, Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { IconExternalLink } from '../../../shared/icons/external-link.ts';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useShareCode } from '../use-apps.ts';
import { CopySnippet } from './copy-snippet.tsx';
import classes from './publish-panel.module.css';

export function EmbedCard({ appId }: { appId: AppId }) {
  const { t } = useTranslation('designer');
  const share = useShareCode(appId);
  if (share.isPending) return <Skeleton height={240} radius="lg" />;
  if (!share.data) return <LoadFailure error={share.error} onRetry={share.refetch} />;
  const { embedCode, testPageUrl } = share.data;
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('embed.title')}</h2>
      <p className={classes.text}>{t('embed.text')}</p>
      <Code block className={classes.code}>
        {embedCode}
      </Code>
      <CopySnippet text={embedCode} />
      <div className={classes.try}>
        <div className={classes.tryText}>
          <h3 className={classes.subtitle}>{t('embed.tryTitle')}</h3>
          <p className={classes.text}>{t('embed.tryText')}</p>
          <Button
            component="a"
            href={testPageUrl}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={16} stroke={1.75} />}
          >
            {t('embed.openTryPage')}
          </Button>
        </div>
        <QrCode text={testPageUrl} label={t('embed.qr')} />
      </div>
    </section>
  );
}
