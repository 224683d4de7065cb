/** Translates builders' texts. Nothing is stored; the builder reviews the result. */

import type { ReplyOf } from '@parrot/contract/core';
import { AppError, type AppId, type LanguageCode } from '@parrot/contract/core';
import type { translateContent } from '@parrot/contract/models';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { type Model, ModelError } from './model.ts';
import type { ModelsService } from './models.service.ts';
import { translate } from './translate.ts';

/** Parallel calls, limited because of provider rate limits. */
const CONCURRENCY = 4;

type Translations = ReplyOf<typeof translateContent>['translations'];
export type TranslateService = ReturnType<typeof createTranslateService>;

type Needs = {
  models: Pick<ModelsService, 'forApp'>;
  /** Throws 'not_found' if the app is not visible to the caller. */
  requireApp(tx: Tx, caller: Caller, appId: AppId): Promise<unknown>;
};

export function createTranslateService(
  { database }: Pick<Platform, 'database'>,
  { models, requireApp }: Needs,
) {
  return {
    async content(
      caller: Caller,
      appId: AppId,
      texts: readonly string[],
      to: readonly LanguageCode[],
    ): Promise<Translations> {
      const { tenantId } = caller;
      await database.tenant(tenantId, (tx) => requireApp(tx, caller, appId));
      const model = await models.forApp(tenantId, appId);
      if (!model) throw new AppError('no_model');
      const languages = [...new Set(to)];
      const translations: Translations = Object.fromEntries(languages.map((language) => [language, []]));
      const work = languages.flatMap((language) => texts.map((text, at) => ({ language, text, at })));
      const stop = new AbortController();
      const worker = async () => {
        for (let next = work.shift(); next; next = work.shift()) {
          const { language, text, at } = next;
          const list = translations[language];
          if (list) list[at] = await translated(model, text, language, stop);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      return translations;
    },
  };
}

async function translated(
  model: Model,
  text: string,
  language: LanguageCode,
  stop: AbortController,
): Promise<string | null> {
  if (text.trim() === '') return text;
  try {
    return (await translate(model, text, language, { signal: stop.signal })).text;
  } catch (error) {
    // The others would fail too, so they are cancelled.
    stop.abort();
    if (error instanceof ModelError)
      throw new AppError('unavailable', { message: error.message, cause: error });
    throw error;
  }
}
