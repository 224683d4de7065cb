/** The suggested FAQs, each with its passage of the document. */
import { Button, Checkbox, Select, Skeleton } from '@mantine/core';
import type { GeneratedId, ReplyOf, SourceId } from '@parrot/contract/core';
import type { acceptGeneratedFaqs, GeneratedFaq } from '@parrot/contract/knowledge';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../../shared/icons/check.ts';
import { IconListSearch } from '../../../../shared/icons/list-search.ts';
import { IconSparkles } from '../../../../shared/icons/sparkles.ts';
import { IconX } from '../../../../shared/icons/x.ts';
import { MoreButton } from '../../../../shared/table/more-button.tsx';
import { toast } from '../../../../shared/toast/toast.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx';
import { EditGeneratedForm } from './edit-generated-form.tsx';
import classes from './generated.module.css';
import { GeneratedRow } from './generated-row.tsx';
import {
  type EditedFaq,
  type GeneratedOf,
  useAccept,
  useFindQuestions,
  useGenerated,
  useReject,
} from './use-generated.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true };
const OUTCOMES = ['added', 'merged', 'known', 'gone'] as const;

type GeneratedListProps = {
  of: GeneratedOf;
  /** The link to the documents for the empty state. */
  toDocuments: ReactNode;
};

export function GeneratedList({ of, toDocuments }: GeneratedListProps) {
  const { t } = useTranslation('studio');
  const [sourceId, setSourceId] = useState<SourceId | undefined>();
  const [chosen, setChosen] = useState<ReadonlySet<GeneratedId>>(new Set());
  const [editing, setEditing] = useState<GeneratedFaq | null>(null);
  const generated = useGenerated(of.appId, sourceId);
  const accept = useAccept(of);
  const reject = useReject(of);
  const find = useFindQuestions(of);

  const first = generated.data?.pages[0];
  const items = generated.data?.pages.flatMap((page) => page.items) ?? [];
  const selected = items.filter(({ generatedId }) => chosen.has(generatedId));
  const isBusy = accept.isPending || reject.isPending;
  const choose = (id: GeneratedId, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));

  const showAccepted = ({ results }: ReplyOf<typeof acceptGeneratedFaqs>) => {
    setChosen(new Set());
    setEditing(null);
    const outcomes = OUTCOMES.flatMap((outcome) => {
      const count = results.filter(({ as }) => as === outcome).length;
      return count > 0 ? [t(`generated.results.${outcome}`, { count })] : [];
    });
    toast.success(outcomes.join(' '));
  };
  const acceptThese = (these: readonly GeneratedFaq[]) =>
    accept.mutate({ ids: these.map(({ generatedId }) => generatedId) }, { onSuccess: showAccepted });
  const acceptEdited = async ({ generatedId }: GeneratedFaq, draft: EditedFaq) =>
    showAccepted(await accept.mutateAsync({ ids: [generatedId], draft }));
  const rejectThese = (these: readonly GeneratedFaq[]) =>
    reject.mutate(
      these.map(({ generatedId }) => generatedId),
      {
        onSuccess: ({ rejected }) => {
          setChosen(new Set());
          toast.success(t('generated.rejected', { count: rejected }));
        },
      },
    );

  if (generated.isPending)
    return (
      <div role="status" aria-label={t('generated.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={132} mb={8} />
        ))}
      </div>
    );
  if (generated.isLoadingError) return <LoadFailure error={generated.error} onRetry={generated.refetch} />;

  const finding = first?.finding;
  const openSource = (
    <Button
      variant="default"
      loading={find.isPending}
      disabled={Boolean(finding)}
      leftSection={first?.hasModel ? <IconSparkles {...ICON} /> : <IconListSearch {...ICON} />}
      onClick={() => find.mutate(sourceId)}
    >
      {t(first?.hasModel ? 'generated.findModel' : 'generated.find')}
    </Button>
  );
  const status = finding && (
    <span className={classes.finding} role="status">
      {t('generated.finding', { done: finding.done, total: finding.total })}
    </span>
  );
  if (items.length === 0 && sourceId === undefined)
    return (
      <EmptyState
        icon={<IconListSearch size={28} stroke={1.75} />}
        title={t('generated.empty.title')}
        text={t('generated.empty.text')}
        action={
          <div className={classes.emptyActs}>
            {toDocuments}
            {openSource}
            {status}
          </div>
        }
      />
    );
  return (
    <section>
      <p className={classes.hint}>{t('generated.hint')}</p>
      <div className={classes.bar}>
        <Checkbox
          aria-label={t('generated.selectAll')}
          checked={items.length > 0 && selected.length === items.length}
          indeterminate={selected.length > 0 && selected.length < items.length}
          onChange={(event) =>
            setChosen(new Set(event.currentTarget.checked ? items.map(({ generatedId }) => generatedId) : []))
          }
        />
        <span className={classes.count} role="status">
          {selected.length > 0
            ? t('generated.selected', { count: selected.length })
            : t('generated.count', { count: first?.total ?? 0 })}
        </span>
        {selected.length > 0 ? (
          <>
            <Button
              disabled={isBusy}
              leftSection={<IconCheck {...ICON} />}
              onClick={() => acceptThese(selected)}
            >
              {t('generated.acceptSelected')}
            </Button>
            <Button
              variant="default"
              disabled={isBusy}
              leftSection={<IconX {...ICON} />}
              onClick={() => rejectThese(selected)}
            >
              {t('generated.rejectSelected')}
            </Button>
          </>
        ) : (
          <>
            {status}
            <Select
              className={classes.source}
              aria-label={t('generated.source')}
              value={sourceId ?? ''}
              allowDeselect={false}
              searchable={(first?.sources.length ?? 0) > 8}
              data={[
                { value: '', label: t('generated.allSources') },
                ...(first?.sources ?? []).map((source) => ({
                  value: source.sourceId,
                  label: t('generated.sourceCount', { title: source.title, count: source.count }),
                })),
              ]}
              onChange={(value) => {
                setSourceId((value || undefined) as SourceId | undefined);
                setChosen(new Set());
              }}
            />
            {openSource}
          </>
        )}
      </div>
      {items.length === 0 && <p className={classes.hint}>{t('generated.foundNone')}</p>}
      <ul className={classes.rows} aria-label={t('generated.list')}>
        {items.map((item) => (
          <GeneratedRow
            key={item.generatedId}
            item={item}
            isChosen={chosen.has(item.generatedId)}
            isBusy={isBusy}
            onChoose={(isChosen) => choose(item.generatedId, isChosen)}
            onAccept={() => acceptThese([item])}
            onEdit={() => setEditing(item)}
            onReject={() => rejectThese([item])}
          />
        ))}
      </ul>
      <MoreButton query={generated} label={t('generated.showMore')} />
      <EditGeneratedForm
        item={editing}
        onSave={async (draft) => editing && acceptEdited(editing, draft)}
        onClose={() => setEditing(null)}
      />
    </section>
  );
}
