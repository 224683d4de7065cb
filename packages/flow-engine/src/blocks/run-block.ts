import { runAnswerFromKnowledge } from './answer-from-knowledge/run.ts';
import { runAsk } from './ask/run.ts';
import { runBusinessHours } from './business-hours/run.ts';
import { runButtons } from './buttons/run.ts';
import { runCallApi } from './call-api/run.ts';
import { runCondition } from './condition/run.ts';
import { runEnd } from './end/run.ts';
import { runGoTo } from './go-to/run.ts';
import { runHandOver } from './hand-over/run.ts';
import { runMessage } from './message/run.ts';
import { runRate } from './rate/run.ts';
import { runReusablePart } from './reusable-part/run.ts';
import { runRouteByIntent } from './route-by-intent/run.ts';
import { runSetValue } from './set-value/run.ts';
import { runStart } from './start/run.ts';
import { runTranslate } from './translate/run.ts';
import type { Outcome, Turn } from './turn.ts';
import { runWait } from './wait/run.ts';

export function runBlock(turn: Turn): Outcome {
  const { block } = turn;
  switch (block.type) {
    case 'start':
      return runStart({ ...turn, block });
    case 'message':
      return runMessage({ ...turn, block });
    case 'ask':
      return runAsk({ ...turn, block });
    case 'buttons':
      return runButtons({ ...turn, block });
    case 'condition':
      return runCondition({ ...turn, block });
    case 'set-value':
      return runSetValue({ ...turn, block });
    case 'call-api':
      return runCallApi({ ...turn, block });
    case 'answer-from-knowledge':
      return runAnswerFromKnowledge({ ...turn, block });
    case 'route-by-intent':
      return runRouteByIntent({ ...turn, block });
    case 'translate':
      return runTranslate({ ...turn, block });
    case 'wait':
      return runWait({ ...turn, block });
    case 'rate':
      return runRate({ ...turn, block });
    case 'hand-over':
      return runHandOver({ ...turn, block });
    case 'go-to':
      return runGoTo({ ...turn, block });
    case 'reusable-part':
      return runReusablePart({ ...turn, block });
    case 'business-hours':
      return runBusinessHours({ ...turn, block });
    case 'end':
      return runEnd({ ...turn, block });
  }
}
