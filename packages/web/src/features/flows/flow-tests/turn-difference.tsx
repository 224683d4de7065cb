/** A turn whose reply differs: the visitor's message, the expected reply and the current one. */
import type { FlowTestResult } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import classes from './tests.module.css';

export function TurnDifference({
  turn: { says: visitorText, hears: expected, currentReplies },
}: {
  turn: FlowTestResult['turns'][number];
}) {
  const { t } = useTranslation('try');
  return (
    <li className={classes.difference}>
      <p className={classes.visitorText}>
        {visitorText === null ? t('tests.begins') : t('why.said', { text: visitorText })}
      </p>
      <dl className={classes.answers}>
        <dt>{t('tests.before')}</dt>
        <dd>
          <del className={classes.before}>{expected.join('\n') || t('tests.silence')}</del>
        </dd>
        <dt>{t('tests.now')}</dt>
        <dd>
          <ins className={classes.now}>{currentReplies.join('\n') || t('tests.silence')}</ins>
        </dd>
      </dl>
    </li>
  );
}
