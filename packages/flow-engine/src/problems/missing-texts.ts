/** Missing content, options or comparisons; texts missing in a language; invalid addresses. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Block, BlockId, Flow, LocalizedText } from '@parrot/contract/flows';
import { placeholdersIn, secretIn } from '../templates/placeholders.ts';
import type { PartsOfBlock } from './parts-of-block.ts';
import type { Report } from './report.ts';

type Given = { id: BlockId; block: Block; parts: PartsOfBlock };

export function reportTexts(
  flow: Flow,
  { id, block, parts }: Given,
  languages: readonly LanguageCode[],
  report: Report,
): void {
  for (const { severity, what } of emptiness(block)) report('empty', severity, id, { what });
  for (const language of new Set([flow.language, ...languages]))
    if (parts.texts.some((localized) => !isBlank(localized) && !localized[language]?.trim()))
      report('missingWords', 'warning', id, { language });
  for (const address of new Set(parts.addresses))
    if (address.trim() !== '' && !isLikelyAddress(address)) report('badAddress', 'warning', id, { address });
  if (block.type === 'call-api' && !isRequestAddress(flow, block.url))
    report('badAddress', 'stop', id, { address: block.url });
}

type Emptiness = { severity: 'stop' | 'warning'; what: string };

function emptiness(block: Block): Emptiness[] {
  const when = (isEmpty: boolean, severity: Emptiness['severity'], what: string): Emptiness[] =>
    isEmpty ? [{ severity, what }] : [];
  switch (block.type) {
    case 'message':
      return when(isEmptyMessage(block), 'warning', 'words');
    case 'ask': {
      const { answer } = block;
      const noOptions = answer.kind === 'choice' && answer.options.every(({ label }) => isBlank(label));
      return [...when(isBlank(block.prompt), 'stop', 'prompt'), ...when(noOptions, 'stop', 'options')];
    }
    case 'buttons':
      return [
        ...when(isBlank(block.prompt), 'stop', 'prompt'),
        ...when(
          block.buttons.every(({ label }) => isBlank(label)),
          'stop',
          'options',
        ),
      ];
    case 'rate':
      return when(isBlank(block.prompt), 'stop', 'prompt');
    case 'condition':
      return when(
        block.branches.every(
          ({ expression, comparisons }) => expression.trim() === '' && comparisons.length === 0,
        ),
        'warning',
        'comparisons',
      );
    case 'set-value':
      return [
        ...when(block.assignments.length === 0, 'warning', 'assignments'),
        ...when(
          block.assignments.some(({ from }) => from.kind === 'expression' && from.expression.trim() === ''),
          'stop',
          'expression',
        ),
      ];
    case 'route-by-intent':
      return when(
        block.intents.every(({ phrases }) => phrases.every((phrase) => phrase.trim() === '')),
        'warning',
        'phrases',
      );
    default:
      return [];
  }
}

function isEmptyMessage({ content }: Extract<Block, { type: 'message' }>): boolean {
  switch (content.kind) {
    case 'text':
      return isBlank(content.words);
    case 'image':
      return content.imageUrl.trim() === '';
    case 'file':
      return content.url.trim() === '';
    case 'card':
      return isBlank(content.card.title) && isBlank(content.card.text) && content.card.imageUrl.trim() === '';
    case 'carousel':
      return content.cards.length === 0;
  }
}

const isBlank = (localized: LocalizedText): boolean =>
  Object.values(localized).every((text) => text.trim() === '');

/** What starts with a value can become an address. */
const isLikelyAddress = (address: string): boolean => {
  const [first] = placeholdersIn(address.trim());
  return first?.at === 0 || /^https?:\/\/[^\s/]/i.test(address.trim());
};

/** Only the builder determines the host: the address can start with a constant or a secret only. */
function isRequestAddress(flow: Flow, address: string): boolean {
  const bare = address.trim();
  const [first] = placeholdersIn(bare);
  if (first?.at !== 0) return /^https?:\/\/[^\s/]/i.test(bare);
  if (secretIn(first.name) !== undefined) return true;
  return flow.values.some(({ name, scope }) => name === first.name && scope === 'app');
}
