/** The monthly budget for models, how much is used, and what happens at the limit. */
import { Progress } from '@mantine/core';
import type { ModelBudgetState } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { formatCalendarDayOfYear } from '../../shared/format/format-date-time.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { BudgetForm } from './budget-form.tsx';
import { dollars } from './format-usage.ts';
import classes from './models.module.css';

const NEARLY = 80;

export function BudgetPanel({ budget }: { budget: ModelBudgetState }) {
  const { t } = useTranslation('models');
  const { monthlyTokens, monthlyCost, usedTokens, usedCost, usedPercent } = budget;
  const day = formatCalendarDayOfYear(budget.endsAt);
  const isUsedUp = (usedPercent ?? 0) >= 100;
  return (
    <Panel title={t('budget.title')} help={t('budget.help')}>
      <div className={classes.stack}>
        <div className={classes.bars}>
          <Used
            label={
              monthlyTokens === null
                ? t('budget.usedTokens', { used: formatNumber(usedTokens) })
                : t('budget.usedTokensOf', {
                    used: formatNumber(usedTokens),
                    most: formatNumber(monthlyTokens),
                  })
            }
            used={usedTokens}
            most={monthlyTokens}
          />
          <Used
            label={
              monthlyCost === null
                ? t('budget.usedCost', { used: dollars(usedCost) })
                : t('budget.usedCostOf', { used: dollars(usedCost), most: dollars(monthlyCost) })
            }
            used={usedCost}
            most={monthlyCost}
          />
        </div>
        <p className={isUsedUp ? classes.failure : classes.quiet} role="status">
          {isUsedUp ? t('budget.usedUp', { day }) : t('budget.anew', { day })}
        </p>
        <BudgetForm key={`${monthlyTokens} ${monthlyCost}`} budget={{ monthlyTokens, monthlyCost }} />
      </div>
    </Panel>
  );
}

function Used({ label, used, most }: { label: string; used: number; most: number | null }) {
  // A budget of zero is used up.
  const percent = most === null ? null : most === 0 ? 100 : Math.min(100, (used / most) * 100);
  return (
    <div>
      <p className={classes.used}>{label}</p>
      {percent !== null && <Progress value={percent} color={colorAt(percent)} aria-label={label} />}
    </div>
  );
}

const colorAt = (percent: number): string => {
  if (percent >= 100) return 'red';
  return percent >= NEARLY ? 'yellow' : 'green';
};
