/** Gathers the facts that the publish checks need. */
import type { AppSettings } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import { findProblems } from '@parrot/flow-engine';
import type { SQL } from 'drizzle-orm';
import type { Platform, Tx } from '../../../platform/index.ts';
import { availableDeskMemberIds } from '../../team/index.ts';
import { listAppMemberIds } from '../apps.repository.ts';
import type { AppRow } from '../apps.tables.ts';
import type { AppSecrets } from '../secrets/app-secrets.ts';
import type { Content } from '../versions/content.ts';
import type { DraftFacts } from './publish-checks.policy.ts';
import { usesKnowledge } from './uses-knowledge.policy.ts';

export type DraftInspection = {
  /** What a version would store, as an expression. */
  snapshot: SQL;
  facts: Omit<DraftFacts, 'tests'>;
  /** The title of the first block that blocks publishing. */
  firstBlocker: string | undefined;
};
export type InspectDraft = (tx: Tx, app: AppRow) => Promise<DraftInspection>;

/** Whether a model is connected that an app with these settings uses. */
export type HasModel = (tx: Tx, settings: AppSettings) => Promise<boolean>;

export type CountSources = (
  tx: Tx,
  appId: AppId,
) => Promise<{ ready: number; reading: number; failed: number }>;

/** FAQs that would be published. */
export type CountFaqs = (tx: Tx, appId: AppId) => Promise<number>;

type Needs = {
  content: Pick<Content, 'freezeInStore'>;
  secrets: AppSecrets;
  countFaqs: CountFaqs;
  countSources: CountSources;
  hasModel: HasModel;
};

export const createInspectDraft =
  (
    { clock }: Pick<Platform, 'clock'>,
    { content, secrets, countFaqs, countSources, hasModel }: Needs,
  ): InspectDraft =>
  async (tx, app) => {
    const { profile, snapshot } = await content.freezeInStore(tx, app);
    const { flow, settings, language } = profile;
    const { behaviour } = settings;
    const members = await listAppMemberIds(tx, app.id);
    const agentCount = (await availableDeskMemberIds(tx, app.tenantId, members, clock.now())).length;
    const problems = flow
      ? findProblems(flow, {
          languages: [language, ...(behaviour.multilingualSelection ? behaviour.languageList : [])],
          secrets: (await secrets.list(tx, app.id, 'api')).map(({ name }) => name),
          deskEnabled: behaviour.agentEscalation,
          agentCount,
          hasModel: await hasModel(tx, settings),
        })
      : [];
    const stop = problems.find(({ severity }) => severity === 'stop');
    return {
      snapshot,
      facts: {
        appType: app.type,
        settings,
        faqCount: await countFaqs(tx, app.id),
        sources: await countSources(tx, app.id),
        flow: flow && { problems, answersFromKnowledge: usesKnowledge(flow) },
        agentCount,
        hasIdentitySecret: (await secrets.list(tx, app.id, 'identity')).length > 0,
      },
      firstBlocker: flow && stop?.blockId ? titleOf(flow, stop.blockId) : undefined,
    };
  };

const titleOf = ({ blocks }: Flow, blockId: string): string => blocks[blockId]?.title || blockId;
