import { runAnswerFromKnowledge } from './answer-from-knowledge/run.ts';
import { runEnd } from './end/run.ts';
import { runHandOver } from './hand-over/run.ts';
import { runMessage } from './message/run.ts';
import { runStart } from './start/run.ts';
import type { Outcome, Turn } from './turn.ts';

export function runBlock(turn: Turn): Outcome {
  const { block } = turn;
  switch (block.type) {
    case 'start':
      return runStart({ ...turn, block });
    case 'message':
      return runMessage({ ...turn, block });
    case 'answer-from-knowledge':
      return runAnswerFromKnowledge({ ...turn, block });
    case 'hand-over':
      return runHandOver(turn);
    case 'end':
      return runEnd(turn);
  }
}
