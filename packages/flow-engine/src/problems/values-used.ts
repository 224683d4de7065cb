/** Values that are read or set incorrectly, or are not defined. */
import type { BlockId, Flow } from '@parrot/contract/flows';
import { compile } from '../expressions/compile.ts';
import { placeholdersIn, secretIn } from '../templates/placeholders.ts';
import { isBuiltIn } from '../values/read-value.ts';
import type { PartsOfBlock } from './parts-of-block.ts';
import type { Report } from './report.ts';

type InspectedBlock = { id: BlockId; type: string; parts: PartsOfBlock };

export function reportValues(
  flow: Flow,
  inspected: readonly InspectedBlock[],
  secrets: readonly string[],
  report: Report,
): void {
  const known = new Map(flow.values.map((definition) => [definition.name, definition]));
  const set = new Set(inspected.flatMap(({ parts }) => parts.sets));
  const given = new Set(secrets);
  for (const { id, type, parts } of inspected) {
    const reported = new Set<string>();
    const once = (...[kind, severity, at, values = {}]: Parameters<Report>) => {
      const key = `${kind} ${Object.values(values).join(' ')}`;
      if (!reported.has(key)) report(kind, severity, at, values);
      reported.add(key);
    };
    const reads = (name: string, severity: 'stop' | 'warning') => {
      if (isBuiltIn(name)) return;
      const definition = known.get(name);
      if (!definition) once('unknownValue', severity, id, { name });
      else if (definition.initial === null && (definition.scope === 'app' || !set.has(name)))
        once('neverSet', 'warning', id, { name });
    };
    for (const name of parts.sets) {
      if (name === null) once('empty', 'warning', id, { what: 'value' });
      else if (!known.has(name)) once('unknownValue', 'stop', id, { name });
      else if (known.get(name)?.scope === 'app') once('appValueSet', 'stop', id, { name });
    }
    for (const name of parts.reads) reads(name, 'warning');
    for (const text of textsIn(parts)) {
      for (const { name } of placeholdersIn(text)) {
        const secret = type === 'call-api' ? secretIn(name) : undefined;
        if (secret === undefined) reads(name, 'warning');
        else if (!given.has(secret)) once('unknownSecret', 'warning', id, { secret });
      }
    }
    for (const expression of parts.expressions) {
      if (expression.trim() === '') continue;
      const compiled = compile(expression);
      if (!compiled.ok)
        once('badExpression', 'stop', id, { expression, because: compiled.because, ...compiled.values });
      else for (const name of compiled.names) reads(name, 'stop');
    }
  }
}

const textsIn = ({ texts, templates, addresses }: PartsOfBlock): string[] => [
  ...texts.flatMap((each) => Object.values(each)),
  ...templates,
  ...addresses,
];
