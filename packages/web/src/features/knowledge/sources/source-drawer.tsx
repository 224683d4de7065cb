/** The passages of a document or page. */
import { Button, Drawer, Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { IconExternalLink } from '../../../shared/icons/external-link.ts';
import { IconFileText } from '../../../shared/icons/file-text.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { SourceState } from './source-state.tsx';
import classes from './sources.module.css';
import { useOpenFile, useOpenSource } from './use-sources.ts';

type SourceDrawerProps = {
  appId: AppId;
  source: Source | null;
  onReadAgain: (source: Source) => void;
  onClose: () => void;
};

export function SourceDrawer({ appId, source, onReadAgain, onClose }: SourceDrawerProps) {
  const { t } = useTranslation('studio');
  return (
    <Drawer
      opened={source !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={source?.title}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {source && <Opened key={source.sourceId} appId={appId} source={source} onReadAgain={onReadAgain} />}
    </Drawer>
  );
}

type OpenedProps = { appId: AppId; source: Source; onReadAgain: (source: Source) => void };

function Opened({ appId, source, onReadAgain }: OpenedProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const passages = useOpenSource(appId, source.sourceId);
  const openFile = useOpenFile(appId);
  const showFile = () =>
    openFile.mutate(source.sourceId, { onSuccess: (url) => void window.open(url, '_blank', 'noopener') });
  const items = passages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <div className={classes.head}>
        <SourceState state={source.state} />
        {source.kind === 'page' && (
          <Button
            component="a"
            href={source.address}
            target="_blank"
            rel="noreferrer"
            size="xs"
            variant="default"
            leftSection={<IconExternalLink size={14} stroke={1.75} aria-hidden />}
          >
            {t('sources.openPage')}
          </Button>
        )}
        {source.kind === 'file' && (
          <Button
            size="xs"
            variant="default"
            loading={openFile.isPending}
            leftSection={<IconExternalLink size={14} stroke={1.75} aria-hidden />}
            onClick={showFile}
          >
            {t('sources.openFile')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          disabled={source.state === 'in progress'}
          leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
          onClick={() => onReadAgain(source)}
        >
          {t('sources.readAgain')}
        </Button>
      </div>
      {source.problem && (
        <p className={classes.failure}>
          {t(`apps:sourceProblems.${source.problem}`)} {source.passageCount > 0 && t('sources.keptOld')}
        </p>
      )}
      {passages.isPending ? (
        <div role="status" aria-label={t('sources.loadingPassages')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={96} mb={8} />
          ))}
        </div>
      ) : passages.isLoadingError ? (
        <LoadFailure error={passages.error} onRetry={passages.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconFileText size={28} stroke={1.75} />}
          title={t(source.state === 'in progress' ? 'sources.stillReading' : 'sources.nothingRead')}
        />
      ) : (
        <ol className={classes.passages} aria-label={t('sources.passages')}>
          {items.map(({ heading, text, place: anchor }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place in the document.
            <li key={index} className={classes.passage}>
              {heading && (
                <p className={classes.heading}>
                  {source.kind === 'page' && anchor ? (
                    <a
                      className={classes.anchor}
                      href={`${source.address}#${anchor}`}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {heading}
                      <IconExternalLink size={12} stroke={1.75} aria-hidden />
                    </a>
                  ) : (
                    heading
                  )}
                </p>
              )}
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <MoreButton query={passages} label={t('sources.showMore')} />
    </>
  );
}
