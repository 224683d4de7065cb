/** The questions of an app as a table; a row opens the drawer where it is edited. */
import { Button, Drawer, Skeleton, Table, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AppId } from '@parrot/contract/core';
import type { Faq } from '@parrot/contract/knowledge';
import { IconMessageQuestion, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../../shared/format/format-when.ts';
import { toast } from '../../shared/toast/toast.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { keptFields } from './faq-draft.ts';
import { FaqForm } from './faq-form.tsx';
import classes from './faq-list.module.css';
import { useDeleteFaq, useFaqs, useSaveFaq } from './use-faqs.ts';

const SEARCH_DELAY_MS = 200;

type FaqListProps = { appId: AppId; onChanged: () => unknown };

export function FaqList({ appId, onChanged }: FaqListProps) {
  const { t } = useTranslation('studio');
  const [editing, setEditing] = useState<Faq | 'new' | null>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const faqs = useFaqs(appId, search);
  const remove = useDeleteFaq(appId, onChanged);
  const restore = useSaveFaq(appId, onChanged);
  const items = faqs.data?.pages.flatMap((page) => page.items) ?? [];
  const close = () => setEditing(null);

  const deleteWithUndo = (faq: Faq) =>
    remove.mutate(faq, {
      onSuccess: () => {
        close();
        toast.success(
          <span className={classes.undo}>
            {t('faq.drawer.deleted')}
            <Button size="xs" variant="light" onClick={() => restore.mutate({ draft: keptFields(faq) })}>
              {t('faq.drawer.undo')}
            </Button>
          </span>,
        );
      },
    });

  return (
    <section>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          aria-label={t('faq.find')}
          placeholder={t('faq.find')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          {t('faq.add')}
        </Button>
      </div>
      {faqs.isError ? (
        <LoadFailure error={faqs.error} onRetry={() => faqs.refetch()} />
      ) : faqs.isPending ? (
        <div role="status" aria-label={t('faq.loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={44} mb={4} />
          ))}
        </div>
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconMessageQuestion size={28} stroke={1.75} />}
          title={t(search ? 'faq.noMatch.title' : 'faq.empty.title')}
          text={t(search ? 'faq.noMatch.text' : 'faq.empty.text')}
        />
      ) : (
        <FaqTable items={items} onEdit={setEditing} />
      )}
      {faqs.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={faqs.isFetchingNextPage}
          onClick={() => faqs.fetchNextPage()}
        >
          {t('faq.showMore')}
        </Button>
      )}
      <Drawer
        opened={editing !== null}
        onClose={close}
        position="right"
        size={432}
        title={t(editing === 'new' ? 'faq.drawer.new' : 'faq.drawer.edit')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
        classNames={{ body: classes.drawerBody, content: classes.drawerContent }}
      >
        {editing && (
          <FaqForm
            key={editing === 'new' ? 'new' : editing.faqId}
            appId={appId}
            faq={editing === 'new' ? undefined : editing}
            onChanged={onChanged}
            onSaved={() => {
              close();
              toast.success(t('faq.drawer.saved'));
            }}
            onDelete={deleteWithUndo}
            onCancel={close}
          />
        )}
      </Drawer>
    </section>
  );
}

function FaqTable({ items, onEdit }: { items: Faq[]; onEdit: (faq: Faq) => void }) {
  const { t } = useTranslation('studio');
  return (
    <div className={classes.table}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('faq.columns.question')}</Table.Th>
            <Table.Th className={classes.answerColumn}>{t('faq.columns.answer')}</Table.Th>
            <Table.Th className={classes.editedColumn}>{t('faq.columns.edited')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((faq) => (
            <Table.Tr key={faq.faqId} className={classes.row}>
              <Table.Td>
                <button
                  type="button"
                  className={classes.question}
                  onClick={() => onEdit(faq)}
                  aria-label={t('faq.edit', { question: faq.loginQuestion })}
                >
                  {faq.loginQuestion}
                </button>
                {faq.question.length > 1 && (
                  <span className={classes.variants}>
                    {t('faq.variants', { count: faq.question.length - 1 })}
                  </span>
                )}
              </Table.Td>
              <Table.Td className={classes.answerColumn}>
                <span className={classes.answer}>{faq.answer}</span>
              </Table.Td>
              <Table.Td className={classes.editedColumn}>{formatWhen(faq.updatedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
