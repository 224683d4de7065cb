/** Corrections of an answer by an agent: what it was, what the bot would answer, and saving it. */
import { detectLanguage, type Finding } from '@parrot/answer-engine';
import {
  AppError,
  type FaqId,
  hasPermission,
  type MsgId,
  newId,
  type TenantId,
  type UserSessionId,
} from '@parrot/contract/core';
import { faqDraft } from '@parrot/contract/knowledge';
import { questionAsRead } from '@parrot/contract/learning';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { AppSnapshot, Apps } from '../apps/index.ts';
import type { Session, UsedWhisper } from '../conversations/index.ts';
import { requireVisible, visibilityOf } from '../desk/index.ts';
import type { LearningService } from './learning.service.ts';
import type { Proposal, ProposeFix } from './proposals/propose-fix.ts';
import {
  type BotMessage,
  findAnsweringFaq,
  findBotMessage,
  findFaq,
  findTextBehind,
} from './proposals/proposed-fixes.repository.ts';
import type { AskDraft } from './would-answer.ts';

type AnsweredFaq = { faqId: FaqId; question: string; answer: string };
type OpenedCorrection = {
  session: Session;
  /** As the bot read it. */
  question: string;
  faq: AnsweredFaq | null;
  saves: 'draft' | 'proposal';
};
type SavedCorrection = { saved: 'draft' | 'proposal'; faqIs: 'same' | 'deleted' | 'changed' };

export type Corrections = {
  /** Throws `not_found` for a message the caller may not see, or that is not the bot's. */
  open(caller: Caller, userSessionId: UserSessionId, msgId: MsgId): Promise<OpenedCorrection>;
  /** Must not be called inside a transaction. */
  tryOut(caller: Caller, proposal: Proposal): Promise<Finding & { isCorrection: boolean }>;
  /** Always proposes it; with the right to edit apps, the proposal becomes a draft FAQ. */
  save(caller: Caller, proposal: Proposal, instead: string): Promise<SavedCorrection>;
  /** Proposes what an agent whispered for the question that a message of the bot answers. */
  proposeWhisper(tenantId: TenantId, whisper: UsedWhisper): Promise<void>;
};

type Needs = {
  apps: Pick<Apps, 'visibleAppIds' | 'requireApp' | 'loadDraft' | 'loadVersion'>;
  ask: AskDraft;
  propose: ProposeFix;
  proposeWhisper: Corrections['proposeWhisper'];
  learning: Pick<LearningService, 'acceptChange' | 'answer'>;
};

export function createCorrections(
  { database }: Pick<Platform, 'database'>,
  { apps, ask, propose, proposeWhisper, learning }: Needs,
): Corrections {
  const find = async (tx: Tx, caller: Caller, id: UserSessionId, msgId: MsgId) => {
    const session = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
    const botMessage = await findBotMessage(tx, session.conversationId, { msgId });
    if (!botMessage) throw new AppError('not_found');
    const faqId = await findAnsweringFaq(tx, botMessage);
    return { session, botMessage, faq: faqId ? ((await findFaq(tx, faqId)) ?? null) : null };
  };

  const mayEdit = (caller: Caller): boolean => hasPermission(caller.rights, 'Create Apps');

  const appLanguage = (caller: Caller, { appId }: Session) =>
    database.tenant(caller.tenantId, async (tx) => (await apps.requireApp(tx, caller, appId)).language);

  return {
    proposeWhisper,

    open: (caller, id, msgId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { session, botMessage, faq } = await find(tx, caller, id, msgId);
        const question = await questionOf(tx, botMessage);
        return { session, question, faq, saves: mayEdit(caller) ? 'draft' : 'proposal' };
      }),

    async tryOut(caller, { userSessionId, msgId, question, answer, changesFaq }) {
      const { tenantId } = caller;
      const { session, faq } = await database.tenant(tenantId, (tx) =>
        find(tx, caller, userSessionId, msgId),
      );
      const { appId, versionId } = session;
      const before = mayEdit(caller)
        ? (await apps.loadDraft(caller, appId)).snapshot
        : await apps.loadVersion(tenantId, versionId);
      const languageCode = (await detectLanguage(question)) ?? before.language;
      const target = changesFaq ? faq?.faqId : undefined;
      const { snapshot, faqId } = withCorrection(before, { target, question, answer, languageCode });
      const finding = await ask(snapshot, question);
      const isCorrection = finding.kind === 'answer' && finding.faqId === faqId && finding.answer === answer;
      return { ...finding, isCorrection };
    },

    async save(caller, proposal, instead) {
      const { question, answer, userSessionId, msgId } = proposal;
      const { appId, groupId, fixId, faqId } = await propose(caller, proposal);
      const isDeleted = proposal.changesFaq && faqId === null;
      const faqIs = isDeleted ? 'deleted' : 'same';
      if (!mayEdit(caller)) return { saved: 'proposal', faqIs };
      if (faqId) {
        try {
          await learning.acceptChange(caller, { appId, groupId, fixId, instead });
          return { saved: 'draft', faqIs };
        } catch (error) {
          // Changed or deleted since it was read: it stays a proposal, which is compared with what is there.
          if (error instanceof AppError && ['conflict', 'not_found'].includes(error.code))
            return { saved: 'proposal', faqIs: error.code === 'conflict' ? 'changed' : 'deleted' };
          throw error;
        }
      }
      const { session } = await database.tenant(caller.tenantId, (tx) =>
        find(tx, caller, userSessionId, msgId),
      );
      const languageCode = (await detectLanguage(question)) ?? (await appLanguage(caller, session));
      const draft = faqDraft.parse({ question: [question], answer });
      await learning.answer(caller, { appId, groupId, languageCode, alsoSolves: [] }, draft);
      return { saved: 'draft', faqIs };
    },
  };
}

/** If it is not stored, the visitor's message before. */
async function questionOf(tx: Tx, botMessage: BotMessage): Promise<string> {
  const { question = '', readWith } = botMessage.trace?.finding ?? {};
  return questionAsRead({ question: question || (await findTextBehind(tx, botMessage)), readWith });
}

type Edit = {
  target: FaqId | undefined;
  question: string;
  answer: string;
  languageCode: AppSnapshot['language'];
};

/** Answers name FAQs by the id of their group. */
function withCorrection(
  before: AppSnapshot,
  { target, question, answer, languageCode }: Edit,
): { snapshot: AppSnapshot; faqId: FaqId } {
  const known = before.faqs.find(({ faqId }) => faqId === target);
  if (known) {
    const faqs = before.faqs.map((faq) => (faq === known ? { ...faq, answer } : faq));
    return { snapshot: { ...before, faqs }, faqId: known.groupId ?? known.faqId };
  }
  const faqId = newId('faq');
  const added = { faqId, languageCode, questions: [question], answer, link: '' };
  return { snapshot: { ...before, faqs: [...before.faqs, added] }, faqId };
}
