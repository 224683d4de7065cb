/** The result of a connection test. */
import type { ReplyOf } from '@parrot/contract/core';
import type { testModel } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format-number.ts';
import { translated } from '../../shared/i18n/translated.ts';
import { IconCircleCheck } from '../../shared/icons/circle-check.ts';
import { IconCircleX } from '../../shared/icons/circle-x.ts';
import classes from './models.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true };

export function TestResult({ result }: { result: ReplyOf<typeof testModel> | undefined }) {
  const { t } = useTranslation('models');
  return (
    <p className={classes.result} role="status" data-tone={result && (result.ok ? 'ok' : 'danger')}>
      {result ? (
        <>
          {result.ok ? <IconCircleCheck {...ICON} /> : <IconCircleX {...ICON} />}
          <span>
            {t(result.ok ? 'form.testOk' : 'form.testFailed', {
              message: translated(result.message),
              milliseconds: formatNumber(result.milliseconds),
            })}
          </span>
        </>
      ) : (
        t('form.testHelp')
      )}
    </p>
  );
}
