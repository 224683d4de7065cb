/** Rephrases an agent's draft and translates messages. Nothing is sent. */
import type { REPHRASE_TONES } from '@parrot/contract/assistant';
import { AppError, type LanguageCode, type UserSessionId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import { hasMarkup, hasOnlyFactsOf, type Models, translate } from '../models/index.ts';
import type { LoadSessionContext } from './load-session-context.ts';
import { type RequireModel, surfaceModelError } from './require-model.ts';

type Tone = (typeof REPHRASE_TONES)[number];
type Needs = {
  loadSessionContext: LoadSessionContext;
  requireModel: RequireModel;
  models: Pick<Models, 'forApp'>;
};

export type RewriteService = ReturnType<typeof createRewriteService>;

const TONES: Record<Tone, string> = {
  shorter: 'Say it in fewer words.',
  friendlier: 'Say it in a warmer, friendlier way.',
  formal: 'Say it in a polite, formal way.',
};
const MAX_GROWTH = 3;
const EXTRA_LENGTH = 200;

export function createRewriteService({ loadSessionContext, requireModel, models }: Needs) {
  return {
    async rephrase(caller: Caller, id: UserSessionId, text: string, tone: Tone): Promise<string> {
      const { session } = await loadSessionContext(caller, id);
      const write = await requireModel(session);
      const written = await write({
        purpose: 'rephrase',
        instructions: `The text is a reply to a customer. ${TONES[tone]} Keep its language, its meaning, and every name, number and address as they are. Add nothing. Answer with the new text alone, without quotes and without remarks.`,
        data: { text },
        maxTokens: Math.min(4_000, EXTRA_LENGTH + text.length),
      });
      const rephrased = written.text.trim();
      if (!hasSameFacts(text, rephrased, tone)) throw new AppError('unavailable', { message: CHANGED_FACTS });
      return rephrased;
    },

    async translate(caller: Caller, id: UserSessionId, text: string, to: LanguageCode): Promise<string> {
      const { session } = await loadSessionContext(caller, id);
      await requireModel(session);
      const model = await models.forApp(session.tenantId, session.appId);
      if (!model) throw new AppError('no_model');
      const translated = await surfaceModelError(translate(model, text, to));
      if (translated.text === null) throw new AppError('unavailable', { message: CHANGED_FACTS });
      return translated.text;
    },
  };
}

const CHANGED_FACTS = 'The model changed the meaning, so we kept your text. Please try again.';

/** No number or address may be added; only the shorter tone may drop one. */
function hasSameFacts(before: string, after: string, tone: Tone): boolean {
  if (after === '' || after.length > EXTRA_LENGTH + before.length * MAX_GROWTH || hasMarkup(after))
    return false;
  return hasOnlyFactsOf(after, before) && (tone === 'shorter' || hasOnlyFactsOf(before, after));
}
