/** The last step: publishes the bot and links to its test page. */
import { Button, Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDetails } from '../../../features/apps/use-app-details.ts';
import { usePublishApp, useRefreshApps } from '../../../features/apps/use-apps.ts';
import { useSomeFaqs } from '../../../features/knowledge/faqs/use-faqs.ts';
import { IconExternalLink } from '../../../shared/icons/external-link.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { designerPath } from '../designer/designer-path.ts';
import { SourceList } from './source-list.tsx';
import { StepForm } from './step-form.tsx';
import classes from './try-step.module.css';
import { useFinishOnboarding } from './use-finish-onboarding.ts';
import type { OnboardingDraft } from './use-onboarding-draft.ts';
import { isBeingRead, useSources } from './use-sources.ts';

const EXAMPLES = 3;

export function TryStep({ draft, appId }: { draft: OnboardingDraft; appId: AppId }) {
  const { t } = useTranslation('onboarding');
  const { data, error, isPending, refetch } = useAppDetails(appId);
  const publish = usePublishApp(appId);
  const leave = useFinishOnboarding();
  const { data: sources = [] } = useSources(appId);
  const isReading = sources.some(isBeingRead);
  useRefreshOnceRead(isReading);
  if (isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={320} radius="lg" />
      </div>
    );
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;

  const { app } = data;
  const isLive = app.publishedAt !== null;
  const needsPublishing = !isLive || app.hasUnpublishedChanges;
  const knowsNothing = !isLive && app.faqCount === 0 && sources.length === 0;
  const finish = () => leave.mutate({ onboardingStatus: 'finished', to: designerPath(appId) });
  return (
    <StepForm
      title={t('try.title', { name: app.appName })}
      text={t(
        isReading
          ? 'try.readingText'
          : knowsNothing
            ? 'try.emptyText'
            : !isLive
              ? 'try.draftText'
              : needsPublishing
                ? 'try.changedText'
                : 'try.liveText',
      )}
      // It could not answer from a source that is not read yet.
      busy={publish.isPending || leave.isPending || isReading}
      next={
        knowsNothing || (isLive && !needsPublishing)
          ? t('try.finish')
          : t(isLive ? 'try.publishAgain' : 'try.publish')
      }
      skipHint={isLive || knowsNothing ? undefined : t('try.skipHint')}
      onNext={needsPublishing && !knowsNothing ? () => publish.mutate('') : finish}
      onSkip={needsPublishing && !knowsNothing ? finish : undefined}
      onBack={() => void draft.keep({ step: 'knowledge' })}
    >
      <SourceList appId={appId} sources={sources} />
      {isLive && <Talk app={app} sources={sources} isUpToDate={!needsPublishing} />}
    </StepForm>
  );
}

/** Reading a source changes the app, so the unpublished state is refetched. */
function useRefreshOnceRead(isReading: boolean): void {
  const refresh = useRefreshApps();
  const before = useRef(isReading);
  useEffect(() => {
    if (before.current && !isReading) void refresh();
    before.current = isReading;
  });
}

/** `isUpToDate`: the live bot knows what is suggested here. */
type TalkProps = { app: App; sources: readonly Source[]; isUpToDate: boolean };

function Talk({ app, sources, isUpToDate }: TalkProps) {
  const { t } = useTranslation('onboarding');
  const { data: examples = [] } = useSomeFaqs(app.appId, EXAMPLES);
  return (
    <>
      {isUpToDate && examples.length === 0 && sources.some(({ passageCount }) => passageCount > 0) && (
        <p>{t('try.askSource')}</p>
      )}
      {isUpToDate && examples.length > 0 && (
        <div className={classes.examples}>
          <p>{t('try.ask')}</p>
          <ul>
            {examples.map(({ faqId, loginQuestion }) => (
              <li key={faqId}>{loginQuestion}</li>
            ))}
          </ul>
        </div>
      )}
      <Button
        className={classes.talk}
        component="a"
        href={`/try/${app.parrotId}`}
        target="_blank"
        rel="noopener"
        variant="light"
        size="lg"
        leftSection={<IconExternalLink size={16} stroke={1.75} />}
      >
        {t('try.talk', { name: app.appName })}
      </Button>
    </>
  );
}
