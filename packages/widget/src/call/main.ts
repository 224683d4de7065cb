/** Voice and video calls with the agent. The panel loads it when a call rings or the visitor wants one. */
import type { CallPart } from '../panel/view.ts';
import { followCalls } from './follow-calls.tsx';

export { default as css } from './call.css?inline';

export const part: CallPart = { followCalls };
