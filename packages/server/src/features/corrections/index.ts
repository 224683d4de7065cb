/**
 * Answers of the bot that agents correct from the desk: tried, saved with learning, sent to the visitor, or whispered
 * before the bot gives them.
 */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Conversations } from '../conversations/index.ts';
import { createLockSession } from '../desk/index.ts';
import type { Corrections } from '../learning/index.ts';
import { correctionsRoutes } from './corrections.routes.ts';
import { createCorrectionsService } from './corrections.service.ts';
import { createSendCorrection } from './send-correction.ts';
import { createWhispersService } from './whispers.service.ts';

type Needs = {
  apps: Pick<Apps, 'canAccessApp' | 'loadVersionProfile'>;
  conversations: { sessions: Pick<Conversations['sessions'], 'unitOfWork'> };
  corrections: Corrections;
};

export function createCorrectionsSlice(
  platform: Platform,
  { apps, conversations, corrections }: Needs,
): { routes: Route[] } {
  const lockSession = createLockSession(platform, { apps, unitOfWork: conversations.sessions.unitOfWork });
  const send = createSendCorrection({ corrections, lockSession, apps });
  const whispers = createWhispersService(platform, { corrections, lockSession, send });
  return {
    routes: correctionsRoutes({ corrections: createCorrectionsService({ corrections, send }), whispers }),
  };
}
