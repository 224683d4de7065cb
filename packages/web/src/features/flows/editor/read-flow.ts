/** Reads a flow: blocks by id, the blocks of a part, and the edges between them. */
import type { Block, BlockId, Flow } from '@parrot/contract/flows';
import { branchesOf } from './block-branches.ts';

/** Own properties only: an id may be 'constructor'. */
export const blockIn = ({ blocks }: Pick<Flow, 'blocks'>, id: BlockId): Block | undefined =>
  Object.hasOwn(blocks, id) ? blocks[id] : undefined;

type Way = { from: BlockId; branch: string };
export type GraphEdge = Way & { to: BlockId };

/** The blocks of a part, or (null) of the flow itself. */
export const blocksOfPart = ({ blocks }: Pick<Flow, 'blocks'>, part: string | null): [BlockId, Block][] =>
  Object.entries(blocks).filter(([, block]) => block.part === part);

export const targetOf = (block: Block, branch: string): BlockId | null =>
  (Object.hasOwn(block.next, branch) && (block.next as Record<string, BlockId | null>)[branch]) || null;

/** The connected branches of a block. */
export const edgesFrom = (id: BlockId, block: Block): GraphEdge[] =>
  branchesOf(block).flatMap((branch) => {
    const to = targetOf(block, branch);
    return to ? [{ from: id, branch, to }] : [];
  });

export const edgesTo = (flow: Flow, to: BlockId): GraphEdge[] =>
  Object.entries(flow.blocks).flatMap(([id, block]) => edgesFrom(id, block).filter((edge) => edge.to === to));

export const isStart = (flow: Flow, id: BlockId): boolean => blockIn(flow, id)?.type === 'start';

/** The start block of the part or flow. */
export const startOf = (flow: Flow, part: string | null): BlockId =>
  (part === null ? undefined : flow.parts.find(({ id }) => id === part)?.start) ?? flow.start;
