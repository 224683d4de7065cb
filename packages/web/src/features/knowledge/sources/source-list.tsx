/** The documents and pages of an app: add, search, open, read again, delete. */
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Source } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFiles } from '../../../shared/icons/files.ts';
import { IconSearch } from '../../../shared/icons/search.ts';
import { IconWorldPlus } from '../../../shared/icons/world-plus.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { SiteDrawer } from '../sites/site-drawer.tsx';
import { useControlCrawl } from '../sites/use-sites.ts';
import { LearningNote } from '../understanding/learning-note.tsx';
import { AddPage } from './add-page.tsx';
import { DeleteSourceDialog } from './delete-source-dialog.tsx';
import { SampleMenu } from './sample-menu.tsx';
import { SourceDrawer } from './source-drawer.tsx';
import { SourceTable } from './source-table.tsx';
import classes from './sources.module.css';
import { UploadArea, UploadButton, UploadLimits } from './upload-area.tsx';
import { type SourcesOf, useReadAgain, useSources } from './use-sources.ts';
import { useUploads } from './use-uploads.ts';

const SEARCH_DELAY_MS = 200;

export function SourceList({ of }: { of: SourcesOf }) {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Source | null>(null);
  const [leaving, setLeaving] = useState<Source | null>(null);
  const sources = useSources(of, search);
  const uploads = useUploads(of, search ? 0 : (sources.data?.pages[0]?.total ?? 0));
  const readAgain = useReadAgain(of);
  const items = sources.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = sources.data !== undefined && items.length === 0 && !search;
  const steer = useControlCrawl(of);
  const readOnceMore = ({ sourceId, kind }: Source) => {
    if (kind === 'site') steer.mutate({ sourceId, act: 'visit' });
    else readAgain.mutate(sourceId);
  };
  // From the current list, as it may change while the drawer is open.
  const shown = opened && (items.find(({ sourceId }) => sourceId === opened.sourceId) ?? opened);
  const acts = (
    <>
      <Button
        variant="default"
        leftSection={<IconWorldPlus size={16} stroke={1.75} />}
        onClick={() => setAdding(true)}
      >
        {t('sources.web.title')}
      </Button>
      <SampleMenu of={of} />
      <UploadButton onFiles={uploads.add} />
    </>
  );

  return (
    <section>
      <UploadArea uploads={uploads}>
        {!isEmpty && (
          <>
            <div className={classes.bar}>
              <TextInput
                className={classes.search}
                aria-label={t('sources.find')}
                placeholder={t('sources.find')}
                leftSection={<IconSearch size={16} stroke={1.75} />}
                maxLength={200}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              {sources.data && (
                <span className={classes.count} role="status">
                  {t(search ? 'sources.found' : 'sources.count', {
                    count: sources.data.pages[0]?.total ?? 0,
                  })}
                </span>
              )}
              {acts}
            </div>
            <UploadLimits />
          </>
        )}
        {!isEmpty && <LearningNote appId={of.appId} />}
        {sources.isPending ? (
          <div role="status" aria-label={t('sources.loading')}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={44} mb={4} />
            ))}
          </div>
        ) : sources.isLoadingError ? (
          <LoadFailure error={sources.error} onRetry={sources.refetch} />
        ) : items.length === 0 ? (
          <EmptyState
            icon={<IconFiles size={28} stroke={1.75} />}
            title={t(search ? 'sources.noMatch.title' : 'sources.empty.title')}
            text={t(search ? 'sources.noMatch.text' : 'sources.empty.text')}
            action={
              isEmpty && (
                <>
                  <div className={classes.emptyActs}>{acts}</div>
                  <UploadLimits />
                </>
              )
            }
          />
        ) : (
          <SourceTable items={items} onOpen={setOpened} onReadAgain={readOnceMore} onDelete={setLeaving} />
        )}
      </UploadArea>
      <MoreButton query={sources} label={t('sources.showMore')} />
      <AddPage of={of} opened={isAdding} onClose={() => setAdding(false)} />
      <SourceDrawer
        appId={of.appId}
        source={shown?.kind === 'site' ? null : shown}
        onReadAgain={readOnceMore}
        onClose={() => setOpened(null)}
      />
      <SiteDrawer
        of={of}
        source={shown?.kind === 'site' ? shown : null}
        onOpenPage={setOpened}
        onReadAgain={readOnceMore}
        onClose={() => setOpened(null)}
      />
      <DeleteSourceDialog of={of} source={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}
