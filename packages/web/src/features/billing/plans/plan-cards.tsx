/** The plans to choose from, and the enterprise offer. */
import { Button } from '@mantine/core';
import { type Currency, type EnterprisePlan, formatMoney, type PlanCard } from '@parrot/contract/billing';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import classes from './plan-cards.module.css';

const PLANS_SHOWN = 3;

type PlanCardsProps = {
  plans: readonly PlanCard[];
  enterprise: EnterprisePlan;
  currency: Currency;
  /** Plans of the other interval, to show what a year saves. */
  monthlyPrices: ReadonlyMap<string, number>;
  mayCancel: boolean;
  isContacting: boolean;
  onUpgrade: (plan: PlanCard) => void;
  onSwitch: (plan: PlanCard) => void;
  onCancel: (plan: PlanCard) => void;
  onContact: () => void;
};

export function PlanCards({ plans, enterprise, isContacting, onContact, ...rest }: PlanCardsProps) {
  const { t } = useTranslation('billing');
  return (
    <div className={classes.cards}>
      {plans.slice(0, PLANS_SHOWN).map((plan) => (
        <Card key={plan.planCode} plan={plan} {...rest} />
      ))}
      <section className={classes.enterprise} aria-label={enterprise.planName}>
        <h2 className={classes.name}>{enterprise.planName}</h2>
        <p className={classes.description}>
          {t('enterprise.customizable')}
          <br />
          {translated(enterprise.description)}
        </p>
        <p className={classes.talk}>{t('enterprise.talk')}</p>
        <p className={classes.saving}>{translated(enterprise.planDetails.infoMessage)}</p>
        <ul className={classes.features}>
          {enterprise.planDetails.features.map((feature) => (
            <Feature key={feature}>{translated(feature)}</Feature>
          ))}
        </ul>
        <Button
          className={classes.contact}
          variant="default"
          fullWidth
          loading={isContacting}
          onClick={onContact}
        >
          {t('enterprise.contact')}
        </Button>
      </section>
    </div>
  );
}

type CardProps = Omit<PlanCardsProps, 'plans' | 'enterprise' | 'isContacting' | 'onContact'> & {
  plan: PlanCard;
};

function Card({ plan, currency, monthlyPrices, ...actions }: CardProps) {
  const { t } = useTranslation('billing');
  const label = plan.userCurrentPlan
    ? t('card.current')
    : plan.recommendedPlan
      ? t('card.recommended')
      : plan.planTag;
  const tone = plan.userCurrentPlan ? 'current' : plan.recommendedPlan ? 'recommended' : undefined;
  const monthly = plan.intervalUnit === 'years' ? monthlyPrices.get(plan.planName) : undefined;
  return (
    <section className={classes.card} data-tone={tone} aria-label={plan.planName}>
      {label && <span className={classes.label}>{label}</span>}
      <h2 className={classes.name}>{plan.planName}</h2>
      <p className={classes.description}>{translated(plan.description)}</p>
      <p className={classes.price}>
        <span className={classes.symbol}>{currency.symbol}</span>{' '}
        <b>{formatMoney(plan.price, currency).slice(currency.symbol.length + 1)}</b>{' '}
        {t(`card.per.${plan.intervalUnit}`)}
      </p>
      <p className={classes.saving}>
        {monthly !== undefined &&
          t('card.saving', {
            price: formatMoney(Math.round(plan.price / 12 / 100) * 100, currency),
            percent: Math.round((1 - plan.price / (monthly * 12)) * 100),
          })}
      </p>
      <ul className={classes.features}>
        <Feature>{limitText(t, 'users', plan.totalUsersLimit)}</Feature>
        <Feature>{limitText(t, 'apps', plan.totalAppsLimit)}</Feature>
        <Feature>{limitText(t, 'conversations', plan.totalConversationLimitPerDay)}</Feature>
      </ul>
      <CardAction plan={plan} {...actions} />
    </section>
  );
}

type ActionProps = Pick<CardProps, 'plan' | 'mayCancel' | 'onUpgrade' | 'onSwitch' | 'onCancel'>;

function CardAction({ plan, mayCancel, onUpgrade, onSwitch, onCancel }: ActionProps) {
  const { t } = useTranslation('billing');
  if (plan.userCurrentPlan) {
    if (!mayCancel) return null;
    return (
      <Button variant="default" fullWidth onClick={() => onCancel(plan)}>
        {t('card.cancel')}
      </Button>
    );
  }
  if (plan.enablePlan) {
    return (
      <Button fullWidth variant={plan.recommendedPlan ? 'filled' : 'default'} onClick={() => onUpgrade(plan)}>
        {t('card.upgrade')}
      </Button>
    );
  }
  return (
    <Button variant="default" fullWidth onClick={() => onSwitch(plan)}>
      {t('card.switch')}
    </Button>
  );
}

const Feature = ({ children }: { children: string }) => (
  <li className={classes.feature}>
    <IconCheck size={16} stroke={2} />
    {children}
  </li>
);

type Translate = ReturnType<typeof useTranslation<'billing'>>['t'];
const limitText = (t: Translate, kind: 'users' | 'apps' | 'conversations', limit: number | null): string =>
  limit === null
    ? t(`card.${kind}Unlimited`)
    : t(`card.${kind}`, { count: limit, value: formatNumber(limit) });
