/**
 * The variables in the text of a predefined response: `{{visitor.name}}`, or `{{visitor.name | there}}` with what
 * replaces a missing value.
 */
import { joinPlain, plainValue } from '../core/text/rich-text.ts';
import { truncateText } from '../core/text/truncate-text.ts';

export const BUILT_IN_VARIABLES = [
  'visitor.name',
  'visitor.email',
  'visitor.phone',
  'ticket.number',
  'ticket.subject',
  'agent.name',
  'app.name',
  'today',
] as const;
export type BuiltInVariable = (typeof BUILT_IN_VARIABLES)[number];

const OF_VISITOR = 'visitor.';
const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** The variable of one of the workspace's own fields about visitors. */
export const variableOfField = (fieldName: string): string => OF_VISITOR + fieldName;
export const placeholderOf = (variable: string): string => `{{${variable}}}`;

type ResponsePart =
  | { kind: 'text'; text: string }
  /** `fallback` is null if there is none; blank to leave a missing value out. */
  | { kind: 'variable'; name: string; fallback: string | null };

export function parseResponse(text: string): ResponsePart[] {
  const parts: ResponsePart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: written, 1: inside = '', index } of text.matchAll(VARIABLE)) {
    addText(index);
    const bar = inside.indexOf('|');
    const name = (bar < 0 ? inside : inside.slice(0, bar)).trim();
    parts.push({ kind: 'variable', name, fallback: bar < 0 ? null : inside.slice(bar + 1).trim() });
    end = index + written.length;
  }
  addText(text.length);
  return parts;
}

/** Each once, in order. */
export const variablesIn = (text: string): string[] => [
  ...new Set(parseResponse(text).flatMap((part) => (part.kind === 'variable' ? [part.name] : []))),
];

/** Variables that no conversation has a value for. */
export const unknownVariables = (text: string, fieldNames: readonly string[]): string[] => {
  const known = new Set<string>([...BUILT_IN_VARIABLES, ...fieldNames.map(variableOfField)]);
  return variablesIn(text).filter((name) => !known.has(name));
};

const NAME_SHOWN = 60;

export function responseTextProblem(text: string, fieldNames: readonly string[]): string | undefined {
  const isBroken = parseResponse(text).some((part) =>
    part.kind === 'text' ? part.text.includes('{{') : part.name === '',
  );
  if (isBroken)
    return 'Write variables such as {{visitor.name}}, one after the other and not inside each other.';
  const [unknown] = unknownVariables(text, fieldNames);
  return unknown === undefined ? undefined : `Unknown variable “${truncateText(unknown, NAME_SHOWN)}”.`;
}

/** Known values as text, by variable. */
export type VariableValues = ReadonlyMap<string, string>;

/** Those that have neither a value nor a fallback. */
export const missingVariables = (text: string, values: VariableValues): string[] => [
  ...new Set(
    parseResponse(text).flatMap((part) =>
      part.kind === 'variable' && part.fallback === null && !values.has(part.name) ? [part.name] : [],
    ),
  ),
];

/** Values are inserted once, as plain text: they bring neither variables nor formatting. */
export const fillResponse = (
  text: string,
  values: VariableValues,
  missing: (name: string) => string = () => '',
): string =>
  joinPlain(
    parseResponse(text).map((part) => {
      if (part.kind === 'text') return part.text;
      const value = values.get(part.name);
      return value === undefined ? (part.fallback ?? missing(part.name)) : plainValue(value);
    }),
  );
