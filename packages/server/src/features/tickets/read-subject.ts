import type { UserSessionId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { firstVisitorTexts } from '../conversations/index.ts';
import { subjectFrom, TEXTS_FOR_SUBJECT } from './ticket-state.policy.ts';

/** Blank until the visitor has written something. */
export const readSubject = async (tx: Tx, sessionId: UserSessionId): Promise<string> =>
  subjectFrom(await firstVisitorTexts(tx, sessionId, TEXTS_FOR_SUBJECT));
