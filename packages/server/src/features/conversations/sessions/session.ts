/** A session with the names that lists show. */
import type { userSessions } from '../conversations.tables.ts';

export type Session = typeof userSessions.$inferSelect & {
  appName: string;
  visitorName: string;
  isVerified: boolean;
  email: string;
  language: string;
  agentName: string | null;
  escalatedAgentName: string | null;
};
