/** The predefined responses, searched by tag, title or text, and the actions on them. */
import { Button } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import type { PredefinedResponse } from '@parrot/contract/responses';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconHash } from '../../shared/icons/hash.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { ListSkeleton } from '../../shared/table/list-skeleton.tsx';
import { ListToolbar } from '../../shared/table/list-toolbar.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { DeleteResponseDialog } from './delete-response-dialog.tsx';
import { ResponseDrawer } from './response-drawer.tsx';
import { ResponseTable } from './response-table.tsx';
import { useResponseOptions, useResponses } from './use-responses.ts';

type ResponseListProps = {
  search: string;
  appId: AppId | undefined;
  /** The filters of the list. */
  find: ReactNode;
  mayChange: boolean;
};

export function ResponseList({ search, appId, find, mayChange }: ResponseListProps) {
  const { t } = useTranslation('responses');
  const responses = useResponses(search, appId);
  const options = useResponseOptions(mayChange);
  const [edited, setEdited] = useState<PredefinedResponse | 'new' | null>(null);
  const [deleting, setDeleting] = useState<PredefinedResponse | null>(null);
  const items = responses.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = items.length === 0 && !search && !appId;
  const add = mayChange && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited('new')}>
      {t('new')}
    </Button>
  );
  return (
    <>
      {!(isEmpty && responses.isSuccess) && <ListToolbar action={add}>{find}</ListToolbar>}
      {responses.isPending ? (
        <ListSkeleton label={t('loading')} />
      ) : responses.isLoadingError ? (
        <LoadFailure error={responses.error} onRetry={responses.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconHash size={28} stroke={1.75} />}
          title={t(isEmpty ? 'empty.title' : 'noMatch.title')}
          text={t(isEmpty ? 'empty.text' : 'noMatch.text')}
          action={isEmpty && add}
        />
      ) : (
        <ResponseTable
          responses={items}
          fields={options.data?.fields}
          mayChange={mayChange}
          onEdit={setEdited}
          onDelete={setDeleting}
        />
      )}
      {responses.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={responses.isFetchingNextPage}
          onClick={() => responses.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {edited && (
        <ResponseDrawer response={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {deleting && <DeleteResponseDialog response={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
