/** The limits of the plans side by side, and what of them is used already. */
import { LIMIT_KINDS, type LimitKind, type PlanCard, type Usage } from '@parrot/contract/billing';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import classes from './plan-comparison.module.css';

const LIMIT_FIELDS = {
  users: 'totalUsersLimit',
  apps: 'totalAppsLimit',
  conversationsPerDay: 'totalConversationLimitPerDay',
} as const;

type PlanComparisonProps = { plans: readonly PlanCard[]; enterpriseName: string; usage: Usage | undefined };

export function PlanComparison({ plans, enterpriseName, usage }: PlanComparisonProps) {
  const { t } = useTranslation('billing');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it on narrow screens
    <section className={classes.frame} aria-label={t('compare.title')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('compare.title')}</th>
            {plans.map((plan) => (
              <th key={plan.planCode} scope="col">
                {plan.planName}
                {plan.userCurrentPlan && <span className={classes.yours}> {t('compare.yours')}</span>}
              </th>
            ))}
            <th scope="col">{enterpriseName}</th>
          </tr>
        </thead>
        <tbody>
          {LIMIT_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`rows.${kind}`)}</th>
              {plans.map((plan) => (
                <td key={plan.planCode}>
                  <LimitCell kind={kind} limit={plan[LIMIT_FIELDS[kind]]} used={usage?.[kind].used ?? 0} />
                </td>
              ))}
              <td>{t('compare.agreed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LimitCell({ kind, limit, used }: { kind: LimitKind; limit: number | null; used: number }) {
  const { t } = useTranslation('billing');
  if (limit === null) return t('compare.unlimited');
  const over = used - limit;
  return (
    <>
      {t(`compare.${kind}`, { value: formatNumber(limit) })}
      {over > 0 && <span className={classes.over}> {t('compare.over', { value: formatNumber(over) })}</span>}
    </>
  );
}
