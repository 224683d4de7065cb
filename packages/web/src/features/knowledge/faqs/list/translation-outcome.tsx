/** The results of a bulk translation; failures are listed one by one. */
import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { translated } from '../../../../shared/i18n/translated.ts';
import classes from './faq-manager.module.css';
import type { Translated } from './use-translate-many.ts';

type OutcomeProps = {
  results: readonly Translated[];
  /** Not attempted. */
  left: number;
  error: unknown;
  onShow: () => void;
  onClose: () => void;
};

export function TranslationOutcome({ results, left, error, onShow, onClose }: OutcomeProps) {
  const { t } = useTranslation('faq');
  const count = results.filter(({ outcome }) => outcome === 'translated').length;
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return (
    <Stack gap="md">
      <p role="status">
        {t('translate.done', { count, number: formatNumber(count) })}{' '}
        {left > 0 && t('translate.untried', { count: left, number: formatNumber(left) })}
      </p>
      {error !== null && (
        <p className={classes.failure} role="alert">
          {messageOf(error)}
        </p>
      )}
      {failed.length > 0 && (
        <div>
          <p>{t('translate.failed', { count: failed.length, number: formatNumber(failed.length) })}</p>
          <ul className={classes.failedRows}>
            {failed.map(({ faqId, question, problem, message }) => (
              <li key={faqId}>
                {question}
                <span className={classes.failure}>
                  {translated(message) || t(`translate.problems.${problem ?? 'model'}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant={count > 0 ? 'default' : 'filled'} onClick={onClose} data-autofocus>
          {t('close', { ns: 'shell' })}
        </Button>
        {count > 0 && <Button onClick={onShow}>{t('translate.show')}</Button>}
      </Group>
    </Stack>
  );
}
