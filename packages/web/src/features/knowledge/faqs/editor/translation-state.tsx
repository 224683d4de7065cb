/** The state of a translation relative to its original, its actions, and a draft by a model. */
import { Button } from '@mantine/core';
import type { Faq } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconAlertTriangle } from '../../../../shared/icons/alert-triangle.ts';
import { IconLanguage } from '../../../../shared/icons/language.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { type FaqsOf, useConfirmFaq } from '../use-faqs.ts';
import classes from './editor.module.css';
import type { FaqEditor } from './use-faq-editor.ts';
import { useTranslate } from './use-translate.ts';

type TranslationStateProps = {
  of: FaqsOf;
  editor: FaqEditor;
  faq: Faq | undefined;
  isTranslation: boolean;
};

export function TranslationState({ of, editor, faq, isTranslation }: TranslationStateProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const confirm = useConfirmFaq(of);
  const translate = useTranslate(of, editor);
  if (!isTranslation) return null;
  const waits = faq?.state === 'stale' || faq?.state === 'unconfirmed' ? faq : undefined;
  return (
    <div className={classes.translation}>
      {waits && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span className={classes.grow}>
            {t(`editor.${waits.state === 'stale' ? 'stale' : 'unconfirmed'}`)}
          </span>
          <Button
            size="xs"
            variant="default"
            loading={confirm.isPending}
            onClick={() =>
              confirm.mutate(waits.faqId, { onSuccess: () => void toast.success(t('editor.confirmed')) })
            }
          >
            {t(waits.state === 'stale' ? 'editor.stillRight' : 'editor.confirm')}
          </Button>
        </p>
      )}
      {editor.isByMachine && <p className={classes.hint}>{t('editor.byMachine')}</p>}
      {translate.isOffered && (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconLanguage size={16} stroke={1.75} aria-hidden />}
          loading={translate.isPending}
          disabled={editor.originalText.question.trim() === ''}
          onClick={translate.start}
        >
          {t('editor.translate', { language: t(`languages.${editor.original}`, { ns: 'studio' }) })}
        </Button>
      )}
      {translate.error && (
        <p className={classes.failure} role="alert">
          {messageOf(translate.error)}
        </p>
      )}
    </div>
  );
}
