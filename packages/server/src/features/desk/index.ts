/** The desk: where agents see who waits, take conversations and answer, live. */
import type { Gate, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Conversations } from '../conversations/index.ts';
import { tellDesks } from './desk.listeners.ts';
import { deskRoutes } from './desk.routes.ts';
import { openDeskChannel } from './desk.sockets.ts';
import { followRights } from './follow-rights.ts';

export type Desk = { routes: Route[] };

export function createDesk(
  platform: Platform,
  needs: { conversations: Conversations; apps: Apps; gate: Gate },
): Desk {
  openDeskChannel(platform, needs);
  tellDesks(platform);
  followRights(platform);
  return { routes: deskRoutes(needs.conversations, needs.apps) };
}
