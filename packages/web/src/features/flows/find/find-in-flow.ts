/** Finds blocks and notes by title, by texts in any language, and by the values they use. */
import type { Block, Flow } from '@parrot/contract/flows';

export type Found = { id: string; kind: 'block' | 'note'; part: string | null; excerpt: string };
type TitleOf = (block: Block) => string;

const MOST = 50;
const AROUND = 30;
/** Fields that are not written by the builder. */
const NOT_WORDS: ReadonlySet<string> = new Set(['type', 'part', 'next', 'kind', 'id', 'match', 'operator']);

export function findInFlow(flow: Flow, text: string, titleOf: TitleOf): Found[] {
  const wanted = text.trim().toLowerCase();
  const byTitle: Found[] = [];
  const byText: Found[] = [];
  for (const [id, block] of Object.entries(flow.blocks)) {
    const found = (excerpt: string): Found => ({ id, kind: 'block', part: block.part, excerpt });
    if (`${titleOf(block)} ${id}`.toLowerCase().includes(wanted)) byTitle.push(found(''));
    else {
      const texts = textsOf(block).find((one) => one.toLowerCase().includes(wanted));
      if (texts !== undefined) byText.push(found(excerptOf(texts, wanted)));
    }
  }
  const notes = flow.notes.filter((note) => note.text.toLowerCase().includes(wanted));
  return [
    ...byTitle,
    ...byText,
    ...notes.map(
      ({ id, part, text: texts }): Found => ({
        id,
        kind: 'note',
        part,
        excerpt: excerptOf(texts, wanted),
      }),
    ),
  ].slice(0, MOST);
}

/** All texts of a block that the builder wrote. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => (NOT_WORDS.has(name) ? [] : textsOf(inner)));
}

function excerptOf(texts: string, wanted: string): string {
  const at = texts.toLowerCase().indexOf(wanted);
  const from = Math.max(0, at - AROUND);
  const until = at + wanted.length + AROUND;
  return `${from > 0 ? '…' : ''}${texts.slice(from, until).replaceAll(/\s+/g, ' ')}${until < texts.length ? '…' : ''}`;
}
