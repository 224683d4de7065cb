/** What the bot understood, and what the visitor confirmed or corrected of it while waiting. */
import { Tooltip } from '@mantine/core';
import type { HandoverCard, HandoverFact } from '@parrot/contract/assistant';
import { useTranslation } from 'react-i18next';
import { IconBulb } from '../../../shared/icons/bulb.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import classes from './handover-facts.module.css';

const ICONS = { understood: IconBulb, confirmed: IconCheck, corrected: IconPencil };

export function HandoverFacts({ card }: { card: HandoverCard }) {
  const { t } = useTranslation('desk-bot');
  return (
    <dl className={classes.facts} aria-label={t('handover.title')}>
      {card.facts.map((fact) => (
        <Fact key={fact.factId} fact={fact} />
      ))}
    </dl>
  );
}

function Fact({ fact: { kind, name, value, state, before } }: { fact: HandoverFact }) {
  const { t } = useTranslation('desk-bot');
  const Icon = ICONS[state];
  return (
    <div className={classes.fact}>
      <dt>{kind === 'value' ? name : t(`handover.kinds.${kind}`)}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        <Tooltip label={t('handover.before', { value: before })} disabled={before === ''} multiline maw={280}>
          <span className={classes.state} data-state={state}>
            <Icon size={12} stroke={2} aria-hidden />
            {t(`handover.states.${state}`)}
          </span>
        </Tooltip>
      </dd>
    </div>
  );
}
