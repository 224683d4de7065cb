/** The FAQs of an app: search, add, edit, sort, import and try. */
import { ActionIcon, Button, Menu, Popover, Skeleton, TextInput } from '@mantine/core';
import type { FaqId } from '@parrot/contract/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { IconDots } from '../../../../shared/icons/dots.ts';
import { IconDownload } from '../../../../shared/icons/download.ts';
import { IconFolder } from '../../../../shared/icons/folder.ts';
import { IconMessageQuestion } from '../../../../shared/icons/message-question.ts';
import { IconPlus } from '../../../../shared/icons/plus.ts';
import { IconSearch } from '../../../../shared/icons/search.ts';
import { IconUpload } from '../../../../shared/icons/upload.ts';
import { tourTarget } from '../../../../shared/tour/tour-targets.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx';
import type { ThresholdSetting } from '../../try-it/threshold.tsx';
import { TryIt } from '../../try-it/try-it.tsx';
import { useTrials } from '../../try-it/use-try-question.ts';
import { type Editing, FaqDrawer } from '../editor/faq-drawer.tsx';
import { type FaqView, isNarrowed } from '../faq-query.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { useExportFaqs } from '../import/use-export-faqs.ts';
import { TopicTree, useTopicName } from '../topics/topic-tree.tsx';
import type { FaqsOf } from '../use-faqs.ts';
import { FaqBulkBar } from './faq-bulk-bar.tsx';
import { FaqFilters } from './faq-filters.tsx';
import classes from './faq-manager.module.css';
import { FaqTable } from './faq-table.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';
import { useFaqList } from './use-faq-list.ts';
import { useFaqSelection } from './use-faq-selection.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type FaqManagerProps = {
  of: FaqsOf;
  title: ReactNode;
  view: FaqView;
  onView: (change: Partial<FaqView>) => void;
  onClear: () => void;
  /** As typed; the request is debounced. */
  search: { typed: string; setTyped: (text: string) => void };
  threshold: ThresholdSetting;
  /** The open FAQ, stored in the URL. */
  opened: FaqId | undefined;
  onOpen: (faqId: FaqId | undefined) => void;
  /** Another way to talk to the bot. */
  more?: ReactNode;
};

export function FaqManager(props: FaqManagerProps) {
  const { of, title, view, onView, onClear, search, threshold, opened, onOpen, more } = props;
  const { t } = useTranslation('faq');
  const [adding, setAdding] = useState<Editing | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [asked, setAsked] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const tryField = useRef<HTMLInputElement>(null);
  const topicName = useTopicName(view.topicPath);
  const list = useFaqList(of, view);
  const selection = useFaqSelection(view, list.total);
  const trials = useTrials(of);
  const exporting = useExportFaqs(of);
  const focusOnAdd = () => add.current?.focus();
  const remove = useDeleteWithUndo(of, focusOnAdd);
  const own = of.languages[0] ?? 'en';
  const isEmpty = list.first.data?.total === 0 && !isNarrowed(view) && view.topicPath.length === 0;
  const startNew = () => {
    const [domain = '', topic = '', subtopicLevel1 = '', subtopicLevel2 = ''] = view.topicPath;
    setAdding({ start: { languageCode: own, shared: { domain, topic, subtopicLevel1, subtopicLevel2 } } });
  };
  const close = () => {
    setAdding(null);
    onOpen(undefined);
  };
  const importButton = (
    <Button variant="default" leftSection={<IconUpload {...ICON} />} onClick={() => setImporting(true)}>
      {t('import.open')}
    </Button>
  );
  const addButton = (
    <Button {...tourTarget('addQuestion')} ref={add} leftSection={<IconPlus {...ICON} />} onClick={startNew}>
      {t('add')}
    </Button>
  );

  return (
    <div className={classes.manager}>
      <div className={classes.scroller} data-scroller>
        <div className={classes.head}>
          <div className={classes.heading}>
            {title}
            {topicName && <p className={classes.topicName}>{topicName}</p>}
            {list.first.data && !isEmpty && (
              <span className={classes.count} role="status">
                {t(isNarrowed(view) ? 'found' : 'count', {
                  count: list.total,
                  number: formatNumber(list.total),
                })}
              </span>
            )}
          </div>
          {!isEmpty && (
            <div className={classes.actions}>
              {more}
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="default" size="md" aria-label={t('more')}>
                    <IconDots {...ICON} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconDownload {...ICON} />}
                    disabled={exporting.isPending}
                    onClick={() => exporting.mutate({ all: {} })}
                  >
                    {t('exportAll')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
              {importButton}
              {addButton}
            </div>
          )}
        </div>
        {!isEmpty && (
          <div className={classes.bar}>
            <TextInput
              className={classes.search}
              aria-label={t('find')}
              placeholder={t('find')}
              leftSection={<IconSearch {...ICON} />}
              maxLength={200}
              value={search.typed}
              onChange={(event) => search.setTyped(event.currentTarget.value)}
            />
            <Popover position="bottom-start" width={280}>
              <Popover.Target>
                <Button
                  className={classes.topicsButton}
                  size="sm"
                  variant="default"
                  leftSection={<IconFolder {...ICON} />}
                >
                  {topicName ?? t('topics.title')}
                </Button>
              </Popover.Target>
              <Popover.Dropdown p={0}>
                <TopicTree
                  of={of}
                  topicPath={view.topicPath}
                  onChoose={(topicPath) => onView({ topicPath })}
                />
              </Popover.Dropdown>
            </Popover>
            <FaqFilters of={of} view={view} onChange={onView} />
          </div>
        )}
        {list.first.isPending ? (
          <div role="status" aria-label={t('loading')} className={classes.loading}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height={36} mb={8} />
            ))}
          </div>
        ) : list.first.isLoadingError ? (
          <LoadFailure error={list.first.error} onRetry={list.first.refetch} />
        ) : list.total === 0 ? (
          <EmptyState
            icon={<IconMessageQuestion size={28} stroke={1.75} />}
            title={t(isEmpty ? 'empty.title' : 'noMatch.title')}
            text={t(isEmpty ? 'empty.text' : 'noMatch.text')}
            action={
              isEmpty ? (
                <div className={classes.actions}>
                  {more}
                  {importButton}
                  {addButton}
                </div>
              ) : (
                <Button variant="default" onClick={onClear}>
                  {t('noMatch.clear')}
                </Button>
              )
            }
          />
        ) : (
          <FaqTable
            list={list}
            languages={of.languages}
            selection={selection}
            view={view}
            onSort={(sortBy, descending) => onView({ sortBy, descending })}
            onOpen={({ faqId }) => onOpen(faqId)}
          />
        )}
        {selection.count > 0 && (
          <FaqBulkBar
            of={of}
            total={list.total}
            selection={selection}
            onGone={focusOnAdd}
            onShowDrafts={(languageCode) => onView({ languageCode, states: ['unconfirmed'] })}
          />
        )}
      </div>
      <TryIt
        of={of}
        asked={asked}
        onAsk={setAsked}
        threshold={threshold}
        field={tryField}
        onOpen={onOpen}
        onKeep={({ faqId, languageCode, question, answer, link }) => {
          const [first = '', ...variants] = question;
          setAdding({
            start: { languageCode, text: { question: first, variants, answer, link }, tried: faqId },
          });
        }}
      />
      <FaqDrawer
        of={of}
        editing={opened ? { faqId: opened } : adding}
        onOpen={(faqId) => {
          setAdding(null);
          onOpen(faqId);
        }}
        onDelete={(faqId, onlyThis) => {
          close();
          remove({ selection: { faqIds: [faqId] }, onlyNamed: onlyThis });
        }}
        onTry={(draft, { languageCode }) => {
          close();
          trials.add.mutate(
            { draft, languageCode },
            { onSuccess: ({ question }) => setAsked(question[0] ?? '') },
          );
          tryField.current?.focus();
        }}
        onSaved={() => {
          const tried = adding && 'start' in adding ? adding.start.tried : undefined;
          if (tried) trials.remove.mutate(tried);
          close();
        }}
        onClose={close}
        onFocusLost={focusOnAdd}
      />
      <ImportDialog of={of} opened={isImporting} onClose={() => setImporting(false)} />
    </div>
  );
}
