/** Visits every place in a block that can refer to a value, and replaces it by the result. */
import type { Block, Card, LocalizedText, MessageContent } from '@parrot/contract/flows';

export type Visit = {
  /** A localized text. */
  texts: (texts: LocalizedText) => LocalizedText;
  /** Text with `{{names}}`. */
  template: (text: string) => string;
  expression: (text: string) => string;
  /** A value that is read by name. */
  reads: (name: string) => string;
  /** A value that is set. */
  sets: (name: string) => string;
};

const same = <T>(it: T): T => it;
const NOTHING: Visit = { texts: same, template: same, expression: same, reads: same, sets: same };

export function mapBlockValues(block: Block, visiting: Partial<Visit>): Block {
  const visit = { ...NOTHING, ...visiting };
  const into = (name: string | null) => name && visit.sets(name);
  switch (block.type) {
    case 'message':
      return { ...block, content: mapContent(block.content, visit) };
    case 'ask': {
      const { answer } = block;
      return {
        ...block,
        prompt: visit.texts(block.prompt),
        retry: visit.texts(block.retry),
        into: into(block.into),
        answer:
          answer.kind === 'choice'
            ? {
                ...answer,
                options: answer.options.map((each) => ({ ...each, label: visit.texts(each.label) })),
              }
            : answer,
      };
    }
    case 'buttons':
      return {
        ...block,
        prompt: visit.texts(block.prompt),
        into: into(block.into),
        buttons: block.buttons.map((each) => ({
          ...each,
          label: visit.texts(each.label),
          url: visit.template(each.url),
        })),
      };
    case 'condition':
      return {
        ...block,
        branches: block.branches.map((branch) => ({
          ...branch,
          expression: visit.expression(branch.expression),
          comparisons: branch.comparisons.map((each) => ({
            ...each,
            value: visit.reads(each.value),
            operand: visit.template(each.operand),
          })),
        })),
      };
    case 'set-value':
      return {
        ...block,
        assignments: block.assignments.map(({ into: name, from }) => ({
          into: into(name),
          from:
            from.kind === 'template'
              ? { ...from, text: visit.template(from.text) }
              : from.kind === 'expression'
                ? { ...from, expression: visit.expression(from.expression) }
                : from,
        })),
      };
    case 'call-api':
      return {
        ...block,
        url: visit.template(block.url),
        headers: block.headers.map((each) => ({ ...each, value: visit.template(each.value) })),
        body: visit.template(block.body),
        results: block.results.map((each) => ({ ...each, into: into(each.into) })),
      };
    case 'answer-from-knowledge':
      return { ...block, question: visit.template(block.question) };
    case 'route-by-intent':
      return { ...block, text: visit.template(block.text) };
    case 'translate':
      return { ...block, text: visit.template(block.text), into: into(block.into) };
    case 'rate':
      return { ...block, prompt: visit.texts(block.prompt), into: into(block.into) };
    case 'hand-over':
    case 'end':
      return { ...block, message: visit.texts(block.message) };
    default:
      return block;
  }
}

function mapContent(content: MessageContent, visit: Visit): MessageContent {
  const mapCard = (card: Card): Card => ({
    imageUrl: visit.template(card.imageUrl),
    title: visit.texts(card.title),
    text: visit.texts(card.text),
    buttons: card.buttons.map(({ label, url }) => ({ label: visit.texts(label), url: visit.template(url) })),
  });
  switch (content.kind) {
    case 'text':
      return { ...content, words: visit.texts(content.words) };
    case 'image':
      return {
        ...content,
        imageUrl: visit.template(content.imageUrl),
        description: visit.texts(content.description),
      };
    case 'card':
      return { ...content, card: mapCard(content.card) };
    case 'carousel':
      return { ...content, cards: content.cards.map(mapCard) };
    case 'file':
      return { ...content, url: visit.template(content.url) };
  }
}
