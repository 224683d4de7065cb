/** What visitors see of an app now, and the way to change that. */
import { Button, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { App } from '@parrot/contract/apps';
import { IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../../shared/format/format-when.ts';
import { toast } from '../../shared/toast/toast.ts';
import { Pill } from '../../shared/ui/pill.tsx';
import classes from './publish-panel.module.css';
import { UnpublishQuestion } from './unpublish-question.tsx';
import { usePublishApp, useUnpublishApp } from './use-apps.ts';

export function PublishCard({ app }: { app: App }) {
  const { t } = useTranslation('studio');
  const [note, setNote] = useState('');
  const [asking, { open, close }] = useDisclosure(false);
  const publish = usePublishApp(app.appId);
  const unpublish = useUnpublishApp(app.appId);
  const hasSomethingToSay = app.faqCount > 0;
  const nothingNew = app.publishedAt !== null && !app.hasUnpublishedChanges;

  const onPublish = () =>
    publish.mutate(note, {
      onSuccess: () => {
        setNote('');
        toast.success(t('publish.published'));
      },
    });
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
        {app.publishedAt ? t('publish.live', { when: formatWhen(app.publishedAt) }) : t('publish.draft')}
      </p>
      {app.publishedAt && (
        <Pill tone={app.hasUnpublishedChanges ? 'warning' : 'ok'} dot>
          {t(app.hasUnpublishedChanges ? 'publish.changes' : 'publish.upToDate')}
        </Pill>
      )}
      {!hasSomethingToSay && <Pill tone="warning">{t('publish.noQuestions')}</Pill>}
      {!nothingNew && hasSomethingToSay && (
        <Textarea
          className={classes.note}
          label={t('publish.note')}
          description={t('publish.noteHint')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
        />
      )}
      <div className={classes.acts}>
        <Button
          size="lg"
          leftSection={<IconRocket size={16} stroke={1.75} />}
          disabled={!hasSomethingToSay || nothingNew}
          loading={publish.isPending}
          onClick={onPublish}
        >
          {t(app.publishedAt ? 'publish.publishAgain' : 'publish.publish')}
        </Button>
        {app.publishedAt && (
          <Button size="lg" variant="default" onClick={open}>
            {t('publish.unpublish')}
          </Button>
        )}
      </div>
      <UnpublishQuestion
        opened={asking}
        isPending={unpublish.isPending}
        onConfirm={onUnpublish}
        onClose={close}
      />
    </section>
  );
}
