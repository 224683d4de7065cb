/** The reason for a decision or a failure, as text. Requires the 'blocks' texts to be loaded. */
import type { TraceCause, TraceReason, ValueType, Weekday } from '@parrot/contract/flows';
import { texts } from '../../../shared/i18n/i18n.ts';

export function reasonText({ because, values = {} }: TraceCause): string {
  const t = texts.getFixedT(null, 'blocks');
  const { weekday, type } = values;
  return t(`reasons.${because satisfies TraceReason}`, {
    ...NOTHING_IN_PARTICULAR,
    ...values,
    ...(weekday && { weekday: t(`days.long.${weekday as Weekday}`) }),
    ...(type && { type: t(`values.types.${type as ValueType}`) }),
  });
}

/** All the placeholders a reason may use; missing ones are blank. */
const NOTHING_IN_PARTICULAR = {
  count: 0,
  day: '',
  problem: '',
  secret: '',
  stars: '',
  status: '',
  time: '',
  timeZone: '',
  type: '',
  value: '',
  weekday: '',
};
