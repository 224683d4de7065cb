/** Creates the bots of published versions. */
import type { TenantId, VersionId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { type Bots, withinMs } from '../conversations/index.ts';
import type { Models } from '../models/index.ts';
import { botProfile, createBot } from './bot.ts';
import type { PrepareAnswers } from './prepare-answers.ts';
import type { AnswerSource } from './run-turn.ts';
import { versionFlow } from './version-flow.ts';

/** A visitor's message is stored after this long at the latest; the bot then answers when it can. */
const AT_ONCE_MS = 150;

type Needs = {
  apps: Pick<Apps, 'loadVersion' | 'loadVersionProfile'>;
  prepareAnswers: PrepareAnswers;
  models: Pick<Models, 'isConnected'>;
};

export function createBots({ log }: Pick<Platform, 'log'>, { apps, prepareAnswers, models }: Needs): Bots {
  const flowOf = async (tenantId: TenantId, versionId: VersionId) =>
    versionFlow(await apps.loadVersionProfile(tenantId, versionId));

  const answersOf = async (tenantId: TenantId, versionId: VersionId): Promise<AnswerSource> => {
    try {
      return await prepareAnswers(await apps.loadVersion(tenantId, versionId));
    } catch (err) {
      log.error(
        { err, versionId },
        'preparing knowledge failed; the bot cannot answer, the next message retries',
      );
      return 'unavailable';
    }
  };

  const load: Bots['load'] = async (tenantId, versionId) => {
    const version = await flowOf(tenantId, versionId);
    const answers = await answersOf(tenantId, versionId);
    return createBot({ ...version, answers }, { usesModel: await models.isConnected(tenantId) });
  };

  /** The search is repeated by the bot's turn, and then costs nothing. */
  const searchAhead = async (tenantId: TenantId, versionId: VersionId, question: string) => {
    const answers = await answersOf(tenantId, versionId);
    if (typeof answers !== 'string') await answers.findAnswer(question);
  };

  return {
    profile: async (tenantId, versionId) => botProfile(await flowOf(tenantId, versionId)),
    loadFlow: async (tenantId, versionId) =>
      createBot({ ...(await flowOf(tenantId, versionId)), answers: 'notLoaded' }, { usesModel: false }),
    load,
    loadAtOnce: (tenantId, versionId, question) =>
      withinMs(
        AT_ONCE_MS,
        Promise.all([
          load(tenantId, versionId),
          question === null ? undefined : searchAhead(tenantId, versionId, question),
        ]).then(([bot]) => bot),
      ),
  };
}
