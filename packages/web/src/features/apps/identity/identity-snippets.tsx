/** The signing code for the site's server, and the snippet that carries the token. */
import { Code, SegmentedControl, Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { CopySnippet } from '../publishing/copy-snippet.tsx';
import card from '../publishing/publish-panel.module.css';
import { useShareCode } from '../use-apps.ts';
import classes from './identity-card.module.css';
import { SNIPPET_NAMES, SNIPPETS, type SnippetName, snippetWithIdentity } from './identity-snippet-code.ts';

export function IdentitySnippets({ app }: { app: App }) {
  const { t } = useTranslation('designer');
  const [chosen, setChosen] = useState<SnippetName>('node');
  const { code, token } = SNIPPETS[chosen];
  return (
    <>
      <h3 className={card.subtitle}>{t('identity.code')}</h3>
      <p className={card.text}>{t('identity.codeText')}</p>
      <SegmentedControl
        className={classes.languages}
        size="xs"
        aria-label={t('identity.language')}
        value={chosen}
        data={SNIPPET_NAMES.map((name) => ({ value: name, label: SNIPPETS[name].name }))}
        onChange={(next) => setChosen(next as SnippetName)}
      />
      {/* It scrolls, so it must be focusable. */}
      <Code block className={classes.snippet} tabIndex={0} role="region" aria-label={t('identity.code')}>
        {code}
      </Code>
      <CopySnippet text={code} label={t('identity.copyCode')} />
      <h3 className={card.subtitle}>{t('identity.line')}</h3>
      <p className={card.text}>{t('identity.lineText')}</p>
      {app.publishedAt ? (
        <SignedSnippet appId={app.appId} token={token} />
      ) : (
        <p className={card.quiet}>{t('identity.lineLater')}</p>
      )}
    </>
  );
}

function SignedSnippet({ appId, token }: { appId: AppId; token: string }) {
  const { t } = useTranslation('designer');
  const share = useShareCode(appId);
  if (share.isPending) return <Skeleton height={80} radius="md" />;
  if (!share.data) return <LoadFailure error={share.error} onRetry={share.refetch} />;
  const snippet = snippetWithIdentity(share.data.embedCode, token);
  return (
    <>
      <Code block className={card.code}>
        {snippet}
      </Code>
      <CopySnippet text={snippet} label={t('identity.copyLine')} />
    </>
  );
}
