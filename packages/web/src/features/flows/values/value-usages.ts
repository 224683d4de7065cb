/** Which blocks use a value, and renaming it everywhere at once. */
import type { Block, BlockId, Flow, LocalizedText } from '@parrot/contract/flows';
import { namesInExpression, renamedInExpression } from './expression-names.ts';
import { mapBlockValues, type Visit } from './map-block-values.ts';
import { namesIn, renamedIn } from './template-names.ts';

export function valueUsages(flow: Flow, name: string): BlockId[] {
  return Object.entries(flow.blocks).flatMap(([id, block]) => (namesOf(block).has(name) ? [id] : []));
}

/** Every value a block reads or sets. */
export function namesOf(block: Block): Set<string> {
  const names = new Set<string>();
  const note = (found: Iterable<string>) => {
    for (const name of found) names.add(name);
  };
  mapBlockValues(block, {
    texts: (texts) => {
      for (const text of Object.values(texts)) note(namesIn(text));
      return texts;
    },
    template: (text) => {
      note(namesIn(text));
      return text;
    },
    expression: (text) => {
      note(namesInExpression(text));
      return text;
    },
    reads: (name) => {
      note([name]);
      return name;
    },
    sets: (name) => {
      note([name]);
      return name;
    },
  });
  return names;
}

export function renameValue(flow: Flow, from: string, to: string): Flow {
  const rename = (name: string) => (name === from ? to : name);
  const renameInTexts = (texts: LocalizedText): LocalizedText =>
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, renamedIn(text, from, to)]),
    ) as LocalizedText;
  const visit: Visit = {
    texts: renameInTexts,
    template: (text) => renamedIn(text, from, to),
    expression: (text) => renamedInExpression(text, from, to),
    reads: rename,
    sets: rename,
  };
  const blocks = Object.entries(flow.blocks).map(([id, block]) => [
    id,
    namesOf(block).has(from) ? mapBlockValues(block, visit) : block,
  ]);
  const texts = Object.entries(flow.texts).map(([language, own]) => [
    language,
    renameInTexts(own as LocalizedText),
  ]);
  return {
    ...flow,
    blocks: Object.fromEntries(blocks),
    values: flow.values.map((value) => ({ ...value, name: rename(value.name) })),
    texts: Object.fromEntries(texts),
  };
}
