/** What a rule would have done with past conversations. Nothing is changed. */
import { Button } from '@mantine/core';
import { type RuleContent, ruleContent } from '@parrot/contract/rules';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormPart } from '../../shared/form/edit-form.tsx';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconFlask } from '../../shared/icons/flask.ts';
import classes from './rules.module.css';
import { useTryRule } from './use-rules.ts';

const SHOWN = 10;

export function Trial({ content }: { content: RuleContent }) {
  const { t } = useTranslation('rules');
  const trying = useTryRule();
  // A rule can be tried before it has a name.
  const { data: rule } = ruleContent.safeParse({ ...content, name: content.name || '–' });
  const { data } = trying;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) result.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return (
    <FormPart title={t('trial.title')} help={t('trial.help')}>
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconFlask size={16} stroke={1.75} aria-hidden />}
        loading={trying.isPending}
        disabled={!rule}
        onClick={() => rule && trying.mutate(rule)}
      >
        {t('trial.start')}
      </Button>
      {trying.error && (
        <p className={classes.problem} role="alert">
          {messageOf(trying.error)}
        </p>
      )}
      <div ref={result} className={classes.trialResult} aria-live="polite">
        {data && (
          <>
            <p className={classes.sentence}>
              {t('trial.result', { count: data.fired.length, tried: data.tried })}
              {!data.isComplete && ` ${t('trial.cut')}`}
            </p>
            <ul className={classes.hits}>
              {data.fired
                .slice(0, SHOWN)
                .map(({ userSessionId, visitorName, appName, ticketNumber, startedAt }) => (
                  <li key={userSessionId}>
                    <Link to={`/home/desk/chats?session=${userSessionId}`} target="_blank">
                      {ticketNumber !== null && `T-${ticketNumber} · `}
                      {visitorName} · {appName}
                    </Link>{' '}
                    <span className={classes.quiet}>{formatDateTime(startedAt)}</span>
                  </li>
                ))}
            </ul>
            {data.fired.length > SHOWN && (
              <p className={classes.quiet}>{t('trial.more', { count: data.fired.length - SHOWN })}</p>
            )}
          </>
        )}
      </div>
    </FormPart>
  );
}
