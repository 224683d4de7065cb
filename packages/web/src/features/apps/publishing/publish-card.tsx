/** The published state of an app, and publishing it. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { App } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { IconRocket } from '../../../shared/icons/rocket.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import type { CauseLink } from '../answer-comparison/compared-answers.tsx';
import { PublishAnywayDialog } from '../answer-comparison/publish-anyway-dialog.tsx';
import { RealQuestions } from '../answer-comparison/real-questions.tsx';
import { useAskBeforePublish } from '../answer-comparison/use-ask-before-publish.ts';
import { usePublishApp, useUnpublishApp } from '../use-apps.ts';
import { type FixLinks, PublishChecks } from './publish-checks.tsx';
import classes from './publish-panel.module.css';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { usePublishChecks } from './use-publish-checks.ts';

export type PublishCardProps = {
  app: App;
  fixLinks: FixLinks;
  causeLink: CauseLink;
  /** Changes that are not published yet. */
  changes: ReactNode;
  /** Saves pending changes; resolves to whether everything is saved. */
  saveFirst: () => Promise<boolean>;
};

export function PublishCard({ app, fixLinks, causeLink, changes, saveFirst }: PublishCardProps) {
  const { t } = useTranslation('designer');
  const [asking, { open, close }] = useDisclosure(false);
  const checks = usePublishChecks(app.appId);
  const publish = usePublishApp(app.appId);
  const unpublish = useUnpublishApp(app.appId);
  const isStopped = Boolean(checks.data?.some(({ state }) => state === 'stop'));
  // Checks that arrive move the button, and a click in that moment would miss it.
  const isChecking = checks.isPending;
  const nothingNew = app.publishedAt !== null && !app.hasUnpublishedChanges;

  const form = useForm({
    initial: { note: '' },
    send: async ({ note }) => (await saveFirst()) && publish.mutateAsync(note),
    onSuccess: (isPublished) => {
      if (!isPublished) return toast.failure(t('publish.unsaved'));
      form.reset();
      toast.success(t('publish.published'));
    },
  });
  const { realQuestions, dialog, submit } = useAskBeforePublish(app, () => form.submit());
  const onUnpublish = () =>
    unpublish.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.success(t('publish.unpublished'));
      },
    });

  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('publish.title')}</h2>
      <p className={classes.text}>
        {app.publishedAt
          ? t('publish.live', { when: formatDateTimeInText(app.publishedAt) })
          : t('publish.draft')}
      </p>
      {app.publishedAt && (
        <Pill tone={app.hasUnpublishedChanges ? 'warning' : 'ok'} dot>
          {t(app.hasUnpublishedChanges ? 'publish.changes' : 'publish.upToDate')}
        </Pill>
      )}
      <PublishChecks query={checks} fixLinks={fixLinks} />
      {!nothingNew && !isStopped && (
        <LimitedTextarea
          {...form.textField('note')}
          className={classes.note}
          label={t('publish.note')}
          description={t('publish.noteHint')}
          limit={LIMITS.versionNote.max}
          autosize
          minRows={2}
        />
      )}
      <div className={classes.actions}>
        <Button
          size="lg"
          leftSection={<IconRocket size={16} stroke={1.75} />}
          disabled={
            isChecking || isStopped || nothingNew || isOverLimit(form.values.note, LIMITS.versionNote.max)
          }
          loading={form.isPending}
          onClick={submit}
        >
          {t(app.publishedAt ? 'publish.publishAgain' : 'publish.publish')}
        </Button>
        {app.publishedAt && (
          <Button size="lg" variant="default" onClick={open}>
            {t('publish.unpublish')}
          </Button>
        )}
      </div>
      {/* Below the buttons: what arrives late must not move them away from under the pointer. */}
      {realQuestions && <RealQuestions {...realQuestions} causeLink={causeLink} />}
      {changes}
      <PublishAnywayDialog {...dialog} />
      <UnpublishDialog
        opened={asking}
        isPending={unpublish.isPending}
        onConfirm={onUnpublish}
        onClose={close}
      />
    </section>
  );
}
