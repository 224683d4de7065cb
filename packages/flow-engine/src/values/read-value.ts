/** What a flow can read: its own values and the built-in ones. */
import {
  BUILT_IN_VALUES,
  type BuiltInValue,
  type Flow,
  type FlowSession,
  type Value,
  type ValueDefinition,
  type Values,
  type ValueType,
} from '@parrot/contract/flows';
import { visitorLanguage } from '../flow-texts.ts';
import type { TurnContext } from '../inputs.ts';
import { localTime } from './clock.ts';
import { converted, fits } from './converted.ts';
import { storedText } from './stored-text.ts';

export type Reading = { flow: Flow; session: FlowSession; context: TurnContext };
/** `value` is absent if nothing was set. */
type Readable = { type: ValueType; value?: Value; scope: ValueDefinition['scope'] | 'builtIn' };

/** Undefined if the flow has no such value. */
export function readValue(name: string, reading: Reading): Readable | undefined {
  if (isBuiltIn(name)) return builtIn(name, reading);
  const definition = definitionOf(reading.flow, name);
  return (
    definition && { type: definition.type, scope: definition.scope, ...currentValue(definition, reading) }
  );
}

/** Everything that can be read and is not empty. */
export function readableValues(reading: Reading): Values {
  const names = [...BUILT_IN_VALUES, ...reading.flow.values.map(({ name }) => name)];
  const read = names.map((name) => [name, readValue(name, reading)?.value] as const);
  return Object.fromEntries(read.filter((each): each is [string, Value] => each[1] !== undefined));
}

export const definitionOf = ({ values }: Flow, name: string): ValueDefinition | undefined =>
  values.find((definition) => definition.name === name);

export const isBuiltIn = (name: string): name is BuiltInValue =>
  BUILT_IN_VALUES.some((builtInName) => builtInName === name);

/** Today in the visitor's time zone, if known. */
export const todayOf = ({ now, timeZone = 'UTC' }: TurnContext): string =>
  localTime(now, timeZone)?.day ?? now.toISOString().slice(0, 10);

function currentValue(definition: ValueDefinition, reading: Reading): { value?: Value } {
  const { name, type, scope, initial } = definition;
  const { session, flow, context } = reading;
  const set = scope === 'visitor' ? session.visitorValues : session.values;
  const stored = scope !== 'app' && Object.hasOwn(set, name) ? set[name] : undefined;
  for (const candidate of [stored, initial]) {
    if (candidate === undefined || candidate === null) continue;
    if (fits(candidate, type)) return { value: candidate };
    // It was set when the value had another type.
    const value = converted(candidate, type, { language: flow.language, today: () => todayOf(context) });
    if (value !== undefined) return { value };
  }
  return {};
}

function builtIn(name: BuiltInValue, { flow, session, context }: Reading): Readable {
  const text = (text: string): Readable => ({ type: 'text', scope: 'builtIn', value: storedText(text) });
  switch (name) {
    case 'visitorName':
    case 'visitorEmail':
    case 'page':
      return text(context.facts[name]);
    case 'language':
      return text(visitorLanguage(flow, session));
    case 'lastMessage':
      return text(session.lastMessage);
    case 'today':
      return { type: 'date', scope: 'builtIn', value: todayOf(context) };
    case 'time':
      return text(localTime(context.now, context.timeZone ?? 'UTC')?.time ?? '');
  }
}
