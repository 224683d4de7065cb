/** Translates the selected FAQs with the model: the plan, the progress and the result of each. */
import { Button, Group, Modal, Progress, Select, Skeleton, Stack } from '@mantine/core';
import type { LanguageCode, ReplyOf } from '@parrot/contract/core';
import type { planTranslation } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './faq-manager.module.css';
import { TranslationOutcome } from './translation-outcome.tsx';
import type { Selection } from './use-faq-selection.ts';
import { usePlan, useTranslateMany } from './use-translate-many.ts';

type TranslateDialogProps = {
  of: FaqsOf;
  opened: boolean;
  selection: Selection;
  onClose: () => void;
  onDone: () => void;
  /** Shows the drafts of a language. */
  onShow: (language: LanguageCode) => void;
};

export function TranslateDialog({ opened, ...props }: TranslateDialogProps) {
  const { t } = useTranslation('faq');
  const { selection, onClose, onDone } = props;
  const [isBusyNow, setBusyNow] = useState<'no' | 'yes' | 'done'>('no');
  const close = () => {
    setBusyNow('no');
    if (isBusyNow === 'done') onDone();
    else onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      // A running translation has its own stop button.
      withCloseButton={isBusyNow !== 'yes'}
      closeOnEscape={isBusyNow !== 'yes'}
      closeOnClickOutside={isBusyNow === 'no'}
      title={t('translate.title', { count: selection.count })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <TranslateForm {...props} onClose={close} onAtWork={setBusyNow} />
    </Modal>
  );
}

type FormProps = Omit<TranslateDialogProps, 'opened' | 'onDone'> & {
  onAtWork: (isBusyNow: 'yes' | 'done') => void;
};

function TranslateForm({ of, selection, onClose, onShow, onAtWork }: FormProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const [, another = null] = of.languages;
  const [to, setTo] = useState<LanguageCode | null>(another);
  // Translated FAQs leave the filtered list, so the selection is copied at the start.
  const [wanted] = useState(selection.wanted);
  const plan = usePlan(of, wanted, to);
  const { run, results, isStopping, stop } = useTranslateMany(of);
  const nameOf = (code: LanguageCode) => t(`languages.${code}`, { ns: 'studio' });
  const isReady = plan.data?.model === 'connected' && plan.data.faqIds.length > 0;
  const start = () => {
    if (!to || !plan.data) return;
    onAtWork('yes');
    run.mutate({ faqIds: plan.data.faqIds, to }, { onSettled: () => onAtWork('done') });
  };
  if (!another) return <p className={classes.hint}>{t('translate.oneLanguage')}</p>;
  if (to && (run.isSuccess || run.isError))
    return (
      <TranslationOutcome
        results={results}
        left={run.data?.left ?? 0}
        error={run.error}
        onShow={() => onShow(to)}
        onClose={onClose}
      />
    );
  if (run.isPending && run.variables) {
    const total = run.variables.faqIds.length;
    const progress = t('translate.progress', {
      done: formatNumber(results.length),
      total: formatNumber(total),
    });
    return (
      <Stack gap="md">
        <Progress value={(100 * results.length) / total} aria-label={t('translate.at')} />
        <p className={classes.hint} role="status">
          {isStopping ? t('translate.stopping') : progress}
        </p>
        <Group justify="flex-end">
          <Button variant="default" disabled={isStopping} onClick={stop}>
            {t('translate.stop')}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Select
        label={t('translate.to')}
        data={of.languages.map((value) => ({ value, label: nameOf(value) }))}
        value={to}
        allowDeselect={false}
        data-autofocus
        onChange={(value) => setTo(of.languages.find((code) => code === value) ?? null)}
      />
      {plan.isPending && <Skeleton height={40} aria-label={t('translate.looking')} role="status" />}
      {plan.error && (
        <p className={classes.failure} role="alert">
          {messageOf(plan.error)}
        </p>
      )}
      {plan.data && to && <TranslationPlan plan={plan.data} language={nameOf(to)} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!isReady} onClick={start}>
          {t('translate.act')}
        </Button>
      </Group>
    </Stack>
  );
}

type TranslationPlanProps = { plan: ReplyOf<typeof planTranslation>; language: string };

function TranslationPlan({ plan: { faqIds, kept: upToDate, left, model }, language }: TranslationPlanProps) {
  const { t } = useTranslation('faq');
  const count = faqIds.length;
  if (count > 0 && model !== 'connected') return <p role="status">{t(`translate.${model}`)}</p>;
  return (
    <p className={classes.hint} role="status">
      {count > 0
        ? t('translate.todo', { count, number: formatNumber(count), language })
        : t('translate.nothing', { language })}{' '}
      {upToDate > 0 && count > 0 && t('translate.kept', { count: upToDate, number: formatNumber(upToDate) })}{' '}
      {left > 0 && t('translate.left', { count: left, number: formatNumber(left) })}{' '}
      {count > 0 && t('translate.drafts')}
    </p>
  );
}
