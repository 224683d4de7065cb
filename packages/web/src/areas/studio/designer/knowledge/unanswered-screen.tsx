/** The screen of unanswered questions. The trace is rendered as in Try me. */
import { Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import type { FaqId, ReplyOf, UserSessionId } from '@parrot/contract/core';
import type { openTrace } from '@parrot/contract/learning';
import { type ComponentProps, lazy, Suspense } from 'react';
import { AppStatus } from '../../../../features/apps/list/app-status.tsx';
import { useRefreshApps } from '../../../../features/apps/use-apps.ts';
import { Unanswered } from '../../../../features/learning/unanswered.tsx';
import { loadOrReload } from '../../../../shared/browser/load-or-reload.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { designerPath } from '../designer-path.ts';

const TurnWhy = lazy(() =>
  loadOrReload('turn-why', async () => {
    const [{ TurnTrace: loaded }] = await Promise.all([
      import('../../../../features/flows/try-me/trace-view.tsx'),
      loadTexts(['blocks', 'try']),
    ]);
    return { default: loaded };
  }),
);

export function UnansweredScreen({ app }: { app: App }) {
  const refreshApps = useRefreshApps();
  const { appId, appName, language, languageList, status } = app;
  const links = {
    toFaq: (faq: FaqId) => designerPath(appId, 'questions', { screen: 'faq', faq }),
    toConversation: (session: UserSessionId) => `/home/desk/chats?${new URLSearchParams({ session })}`,
    renderTrace: (reply: ReplyOf<typeof openTrace>) => <ReplyTrace reply={reply} />,
  };
  return (
    <PageFrame title={appName} subtitle={<AppStatus status={status} />}>
      <Unanswered
        of={{
          appId,
          languages: [language, ...languageList.filter((code) => code !== language)],
          onChanged: refreshApps,
        }}
        links={links}
      />
    </PageFrame>
  );
}

function ReplyTrace({ reply: { trace, flow } }: { reply: ReplyOf<typeof openTrace> }) {
  if (!flow) return null;
  const { steps, finding, language = flow.language } = trace;
  return (
    <Suspense fallback={<Skeleton height={80} />}>
      <TurnWhy
        findings={finding ? [asFound(finding)] : []}
        trace={steps}
        flow={flow}
        language={language}
        onChoose={undefined}
      />
    </Suspense>
  );
}

type Found = ComponentProps<typeof TurnWhy>['findings'][number];

/** The trace as in Try me. */
const asFound = ({
  candidates,
  passages,
  ...finding
}: NonNullable<ReplyOf<typeof openTrace>['trace']['finding']>): Found => ({
  ...finding,
  candidates: [
    ...candidates.map(({ question, score }) => ({ question, score })),
    ...passages.map(({ title, snippet, score }) => ({ question: `${title}: ${snippet}`, score })),
  ],
});
