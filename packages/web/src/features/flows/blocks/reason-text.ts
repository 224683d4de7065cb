/** What decided, or what went wrong, in words. The texts 'blocks' must be loaded. */
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

/** Whatever a reason may speak of; what it does not give is left blank. */
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
