/** Loads the conversation an assistant call is about. */
import { detectLanguage } from '@parrot/answer-engine';
import {
  LANGUAGES,
  type LanguageCode,
  nearestLanguage,
  type UserSessionId,
  type VersionId,
} from '@parrot/contract/core';
import { flowSession, type Values } from '@parrot/contract/flows';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { readSessionTranscript, type Session, type TranscriptMessage } from '../conversations/index.ts';
import { requireVisible, visibilityOf } from '../desk/index.ts';
import { TRANSCRIPT_LIMIT, visitorTexts } from './transcript.ts';

type SessionContext = {
  session: Session;
  transcript: TranscriptMessage[];
  /** The published version; the session's own version if the app is no longer published. */
  versionId: VersionId;
};
/** Throws `not_found` if the caller may not see the session. */
export type LoadSessionContext = (caller: Caller, id: UserSessionId) => Promise<SessionContext>;

export const createLoadSessionContext =
  (
    { database }: Pick<Platform, 'database'>,
    apps: Pick<Apps, 'visibleAppIds' | 'requireApp'>,
  ): LoadSessionContext =>
  (caller, id) =>
    database.tenant(caller.tenantId, async (tx: Tx) => {
      const session = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
      const { versionId } = await apps.requireApp(tx, caller, session.appId);
      return {
        session,
        transcript: await readSessionTranscript(tx, id, TRANSCRIPT_LIMIT),
        versionId: versionId ?? session.versionId,
      };
    });

/** The language the visitor writes in, else the browser's, else the app's. */
export async function detectVisitorLanguage(
  { language }: Pick<Session, 'language'>,
  transcript: readonly TranscriptMessage[],
  appLanguage: LanguageCode,
): Promise<LanguageCode> {
  return (
    (await detectLanguage(visitorTexts(transcript).slice(-10).join('\n'))) ??
    nearestLanguage(language, LANGUAGES) ??
    appLanguage
  );
}

/** Values the bot has collected in this session or earlier ones. */
export function collectedValues({ flowState }: Pick<Session, 'flowState'>): Values {
  const read = flowSession.safeParse(flowState);
  return read.success ? { ...read.data.visitorValues, ...read.data.values } : {};
}
