/** Puts an app before visitors: publish, the line to paste, the page to try it on. */
import { Button, Code, CopyButton, Modal, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { App } from '@parrot/contract/apps';
import { IconCheck, IconCopy, IconExternalLink, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../../shared/format/format-when.ts';
import { toast } from '../../shared/toast/toast.ts';
import { Pill } from '../../shared/ui/pill.tsx';
import classes from './publish-panel.module.css';
import { usePublishApp, useShareCode, useUnpublishApp } from './use-apps.ts';

export function PublishPanel({ app }: { app: App }) {
  return (
    <div className={classes.panels}>
      <PublishCard app={app} />
      {app.publishedAt && <EmbedCard app={app} />}
    </div>
  );
}

function PublishCard({ app }: { app: App }) {
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
      <Modal
        opened={asking}
        onClose={close}
        title={t('publish.unpublishTitle')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <p className={classes.text}>{t('publish.unpublishText')}</p>
        <div className={classes.acts}>
          <Button color="red" loading={unpublish.isPending} onClick={onUnpublish}>
            {t('publish.unpublish')}
          </Button>
          <Button variant="default" onClick={close} data-autofocus>
            {t('publish.keep')}
          </Button>
        </div>
      </Modal>
    </section>
  );
}

function EmbedCard({ app }: { app: App }) {
  const { t } = useTranslation('studio');
  const { data: share } = useShareCode(app.appId);
  if (!share) return null;
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('publish.embedTitle')}</h2>
      <p className={classes.text}>{t('publish.embedText')}</p>
      <Code block className={classes.code}>
        {share.embedCode}
      </Code>
      <div className={classes.acts}>
        <CopyButton value={share.embedCode}>
          {({ copied, copy }) => (
            <Button
              variant="light"
              leftSection={
                copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />
              }
              onClick={copy}
            >
              {t(copied ? 'publish.copied' : 'publish.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <h3 className={classes.subtitle}>{t('publish.tryTitle')}</h3>
      <p className={classes.text}>{t('publish.tryText')}</p>
      <div className={classes.acts}>
        <Button
          component="a"
          href={share.testPageUrl}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} stroke={1.75} />}
        >
          {t('publish.openTryPage')}
        </Button>
      </div>
    </section>
  );
}
