/** Sets a value, if the flow defines one of that name that can be set. */
import type {
  FlowSession,
  TraceCause,
  TraceReason,
  TraceStep,
  Value,
  ValueDefinition,
} from '@parrot/contract/flows';
import { visitorLanguage } from '../flow-texts.ts';
import { converted } from './converted.ts';
import { definitionOf, type Reading, todayOf } from './read-value.ts';
import { textOf } from './text-of.ts';

export type ValueChange = { session: FlowSession; trace: TraceStep[] };

/** The length of a value in a trace. */
const SHOWN = 200;

/** `into` null: not stored. `from` undefined: resets the value. */
export function setValue(reading: Reading, into: string | null, from: unknown): ValueChange {
  const { flow, session, context } = reading;
  const refused = (because: TraceReason, values?: TraceCause['values']): ValueChange =>
    unchangedValue(session, into, { because, values });
  if (into === null) return { session, trace: [] };
  const definition = definitionOf(flow, into);
  if (!definition) return refused('noSuchValue', { value: into });
  if (definition.scope === 'app') return refused('constant');
  const given = { language: visitorLanguage(flow, session), today: () => todayOf(context) };
  const value = from === undefined ? undefined : converted(from, definition.type, given);
  if (from !== undefined && value === undefined) return refused('wrongType', { type: definition.type });
  const changed = withValue(session, definition, value);
  if (value !== undefined && isTooMuch(changed)) return refused('tooMuchKept');
  const shown = textOf(value, definition.type, 'plain').slice(0, SHOWN);
  return {
    session: changed,
    trace: [{ what: 'valueSet', blockId: session.blockId, values: { name: into, value: shown } }],
  };
}

/** The value stays unchanged. */
export const unchangedValue = (
  session: FlowSession,
  into: string | null,
  { because, values }: TraceCause,
): ValueChange => ({
  session,
  trace: [
    { what: 'notWorkedOut', blockId: session.blockId, because, values: { name: into ?? '', ...values } },
  ],
});

/** The maximum characters of all values of a session, which is stored at every turn. */
const MOST_KEPT = 200_000;
const isTooMuch = ({ values, visitorValues }: FlowSession): boolean =>
  [...Object.values(values), ...Object.values(visitorValues)].reduce(
    (sum: number, value) => sum + (Array.isArray(value) ? value.join('').length : String(value).length),
    0,
  ) > MOST_KEPT;

function withValue(
  session: FlowSession,
  { name, scope }: ValueDefinition,
  value: Value | undefined,
): FlowSession {
  const where = scope === 'visitor' ? 'visitorValues' : 'values';
  const { [name]: _before, ...others } = session[where];
  return { ...session, [where]: value === undefined ? others : { ...others, [name]: value } };
}
