import type { Flow } from '@parrot/contract/flows';

/** Whether a block of the flow answers from knowledge. */
export const usesKnowledge = ({ blocks }: Flow): boolean =>
  Object.values(blocks).some(({ type }) => type === 'answer-from-knowledge');
