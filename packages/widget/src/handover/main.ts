/** What the bot understood, for a visitor who waits for an agent. The panel loads it when there is something. */
import type { HandoverPart } from '../panel/view.ts';
import { HandoverCard } from './handover-card.tsx';

export { default as css } from './handover.css?inline';

export const part: HandoverPart = { Card: HandoverCard };
