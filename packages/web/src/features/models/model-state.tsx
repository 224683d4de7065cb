/** Whether a model is available for this app, and what happens otherwise. */
import {
  chooseConnection,
  MODEL_PROVIDERS,
  type ModelBudgetState,
  type ModelConnection,
  type ModelProvider,
} from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { formatCalendarDayOfYear } from '../../shared/format/format-date-time.ts';
import { IconAlertTriangle } from '../../shared/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../shared/icons/circle-check.ts';
import { IconQuote } from '../../shared/icons/quote.ts';
import classes from './models.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true };

type ModelStateProps = {
  wanted: ModelProvider | 'none';
  connections: readonly ModelConnection[];
  budget: ModelBudgetState;
  mayConnect: boolean;
};

export function ModelState({ wanted, connections, budget, mayConnect }: ModelStateProps) {
  const { t } = useTranslation('models');
  const provider = chooseConnection(
    wanted,
    connections.map((connection) => connection.provider),
  );
  const writer = connections.find((connection) => connection.provider === provider);
  const isUsedUp = (budget.usedPercent ?? 0) >= 100;
  if (writer && !isUsedUp) {
    const names = { provider: MODEL_PROVIDERS[writer.provider], model: modelOf(writer) };
    return (
      <p className={classes.state} data-tone="ok" role="status">
        <IconCircleCheck {...ICON} />
        <span>
          {wanted === writer.provider || wanted === 'none'
            ? t('app.state.answers', names)
            : t('app.state.instead', { ...names, wanted: MODEL_PROVIDERS[wanted] })}
        </span>
      </p>
    );
  }
  const why = () => {
    if (wanted === 'none') return t('app.state.off');
    if (writer) return t('app.state.usedUp', { day: formatCalendarDayOfYear(budget.endsAt) });
    if (connections.length === 0) return t('app.state.noneConnected');
    return t('app.state.notConnected', { wanted: MODEL_PROVIDERS[wanted] });
  };
  const isWanted = wanted !== 'none';
  const StateIcon = isWanted ? IconAlertTriangle : IconQuote;
  return (
    <p className={classes.state} data-tone={isWanted ? 'warning' : 'quiet'} role="status">
      <StateIcon {...ICON} />
      <span>
        <strong>{why()}</strong> {t('app.quotes')}
        {isWanted && !writer && !mayConnect && ` ${t('app.askAdmin')}`}
      </span>
    </p>
  );
}

export const modelOf = ({ modelName, file }: ModelConnection): string => modelName || file;
