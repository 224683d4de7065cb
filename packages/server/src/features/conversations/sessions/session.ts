/** A session with the names that stand beside it in lists: what the slice works with in memory. */
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
