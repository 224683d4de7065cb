/** The parts of a block that can have problems. */
import type { Block, Card, LocalizedText, MessageContent } from '@parrot/contract/flows';

export type PartsOfBlock = {
  /** Its texts, in each language. */
  texts: LocalizedText[];
  /** Templates other than localized texts. */
  templates: string[];
  /** Shown to visitors as links or pictures. */
  addresses: string[];
  expressions: string[];
  /** Values read by name only. */
  reads: string[];
  /** Values set; null if the builder has not chosen one yet. */
  sets: (string | null)[];
};

const NOTHING: PartsOfBlock = {
  texts: [],
  templates: [],
  addresses: [],
  expressions: [],
  reads: [],
  sets: [],
};

export function partsOfBlock(block: Block): PartsOfBlock {
  switch (block.type) {
    case 'message':
      return { ...NOTHING, ...partsOfContent(block.content) };
    case 'ask': {
      const { answer } = block;
      const labels = answer.kind === 'choice' ? answer.options.map(({ label }) => label) : [];
      return { ...NOTHING, texts: [block.prompt, block.retry, ...labels], sets: wanted(block.into) };
    }
    case 'buttons':
      return {
        ...NOTHING,
        texts: [block.prompt, ...block.buttons.map(({ label }) => label)],
        addresses: block.buttons.map(({ url }) => url),
        sets: wanted(block.into),
      };
    case 'condition': {
      const comparisons = block.branches.flatMap((branch) =>
        branch.expression.trim() === '' ? branch.comparisons : [],
      );
      return {
        ...NOTHING,
        expressions: block.branches.map(({ expression }) => expression),
        templates: comparisons.map(({ operand }) => operand),
        reads: comparisons.map(({ value }) => value),
      };
    }
    case 'set-value':
      return {
        ...NOTHING,
        templates: block.assignments.flatMap(({ from }) => (from.kind === 'template' ? [from.text] : [])),
        expressions: block.assignments.flatMap(({ from }) =>
          from.kind === 'expression' ? [from.expression] : [],
        ),
        sets: block.assignments.map(({ into }) => into),
      };
    case 'call-api':
      return {
        ...NOTHING,
        templates: [block.url, block.body, ...block.headers.map(({ value }) => value)],
        sets: block.results.map(({ into }) => into),
      };
    case 'answer-from-knowledge':
      return { ...NOTHING, templates: block.keepsListening ? [] : [block.question] };
    case 'route-by-intent':
      return { ...NOTHING, templates: [block.text] };
    case 'translate':
      return { ...NOTHING, templates: [block.text], sets: [block.into] };
    case 'rate':
      return { ...NOTHING, texts: [block.prompt], sets: wanted(block.into) };
    case 'hand-over':
    case 'end':
      return { ...NOTHING, texts: [block.message] };
    case 'start':
    case 'wait':
    case 'go-to':
    case 'reusable-part':
    case 'business-hours':
      return NOTHING;
  }
}

/** Storing it is optional, so no choice is not a problem. */
const wanted = (into: string | null): string[] => (into === null ? [] : [into]);

function partsOfContent(content: MessageContent): Partial<PartsOfBlock> {
  switch (content.kind) {
    case 'text':
      return { texts: [content.words] };
    case 'image':
      return { texts: [content.description], addresses: [content.imageUrl] };
    case 'card':
      return partsOfCards([content.card]);
    case 'carousel':
      return partsOfCards(content.cards);
    case 'file':
      return { addresses: [content.url] };
  }
}

const partsOfCards = (cards: Card[]): Partial<PartsOfBlock> => ({
  texts: cards.flatMap(({ title, text, buttons }) => [title, text, ...buttons.map(({ label }) => label)]),
  addresses: cards.flatMap(({ imageUrl, buttons }) => [imageUrl, ...buttons.map(({ url }) => url)]),
});
