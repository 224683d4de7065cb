/** The line to paste into a web page, and a page to try the bot on. */
import { Button, Code, Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { CopyLine } from './copy-line.tsx';
import classes from './publish-panel.module.css';
import { useShareCode } from './use-apps.ts';

export function EmbedCard({ appId }: { appId: AppId }) {
  const { t } = useTranslation('studio');
  const share = useShareCode(appId);
  if (share.isPending) return <Skeleton height={240} radius="lg" />;
  if (!share.data) return <LoadFailure error={share.error} onRetry={share.refetch} />;
  const { embedCode, testPageUrl } = share.data;
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('publish.embedTitle')}</h2>
      <p className={classes.text}>{t('publish.embedText')}</p>
      <Code block className={classes.code}>
        {embedCode}
      </Code>
      <CopyLine text={embedCode} />
      <h3 className={classes.subtitle}>{t('publish.tryTitle')}</h3>
      <p className={classes.text}>{t('publish.tryText')}</p>
      <Button
        component="a"
        href={testPageUrl}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternalLink size={16} stroke={1.75} />}
      >
        {t('publish.openTryPage')}
      </Button>
    </section>
  );
}
