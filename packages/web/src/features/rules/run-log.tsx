/** What rules did, newest first, with links to the conversations. */
import { Select, Skeleton } from '@mantine/core';
import type { RuleId } from '@parrot/contract/core';
import type { ActionResult, Rule, RuleOptions, RuleRun } from '@parrot/contract/rules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { formatList } from '../../shared/format/format-list.ts';
import { translated } from '../../shared/i18n/translated.ts';
import { MoreButton } from '../../shared/table/more-button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';
import classes from './rules.module.css';
import { useRuleTexts } from './use-rule-texts.ts';
import { useRuleRuns } from './use-rules.ts';

const TONES: Record<ActionResult['state'], Tone> = {
  pending: 'info',
  done: 'ok',
  skipped: 'neutral',
  stopped: 'warning',
  failed: 'danger',
};

type RunLogProps = {
  rules: readonly Rule[];
  options: RuleOptions;
  ruleId: RuleId | undefined;
  onChoose: (ruleId: RuleId | undefined) => void;
};

export function RunLog({ rules, options, ruleId, onChoose }: RunLogProps) {
  const { t } = useTranslation('rules');
  const query = useRuleRuns(ruleId);
  const runs = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label={t('log.title')} className={classes.page}>
      <div className={classes.bar}>
        <h2 className={classes.ruleName}>{t('log.title')}</h2>
        <Select
          aria-label={t('log.of')}
          placeholder={t('log.all')}
          clearable
          data={rules.map(({ ruleId: value, name }) => ({ value, label: name }))}
          value={ruleId ?? null}
          onChange={(value) => onChoose(rules.find((rule) => rule.ruleId === value)?.ruleId)}
        />
      </div>
      {query.isPending && <Skeleton height={80} radius="md" />}
      {query.isError && runs.length === 0 && <LoadFailure error={query.error} onRetry={query.refetch} />}
      {query.isSuccess && runs.length === 0 && <p className={classes.quiet}>{t('log.empty')}</p>}
      <ul className={classes.runs}>
        {runs.map((run) => (
          <Run key={run.runId} run={run} options={options} />
        ))}
      </ul>
      <MoreButton query={query} label={t('log.more')} />
      {runs.length > 0 && <p className={classes.quiet}>{t('log.retention')}</p>}
    </section>
  );
}

function Run({ run, options }: { run: RuleRun; options: RuleOptions }) {
  const { t } = useTranslation('rules');
  const { conditionText } = useRuleTexts(options);
  const { ruleName, at, on, outcome, met, conditions, actions, conversation } = run;
  const metTexts = met.flatMap((position) => conditions[position] ?? []).map(conditionText);
  return (
    <li className={classes.run}>
      <div className={classes.runHead}>
        <strong>{ruleName}</strong>
        {conversation ? (
          <Link to={`/home/desk/chats?session=${conversation.userSessionId}`}>
            {conversation.ticketNumber !== null && `T-${conversation.ticketNumber} · `}
            {conversation.visitorName} · {conversation.appName}
          </Link>
        ) : (
          <span className={classes.quiet}>{t('log.hidden')}</span>
        )}
        <time className={classes.quiet} dateTime={at}>
          {formatDateTime(at)}
        </time>
      </div>
      <p className={classes.quiet}>
        {t(`events.${on}`)}
        {metTexts.length > 0 && ` · ${t('log.met', { conditions: formatList(metTexts) })}`}
      </p>
      {outcome !== 'fired' && <Pill tone="warning">{t(`outcomes.${outcome}`)}</Pill>}
      <div className={classes.results}>
        {actions.map(({ do: kind, state, reason }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a run never change places.
          <span key={position} className={classes.result}>
            <Pill tone={TONES[state]} dot>
              {t(`actions.${kind}`)}: {t(`states.${state}`)}
            </Pill>
            {reason && <span className={classes.reason}>{translated(reason)}</span>}
          </span>
        ))}
      </div>
    </li>
  );
}
