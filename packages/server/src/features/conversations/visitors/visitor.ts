/** A visitor, for the services of this slice. */
import type { VisitorIdentity } from './visitor-token.ts';

/** What the browser reports. */
export type VisitorTraits = {
  page: string;
  language: string;
  timeZone: string;
  userAgent: string;
  ip: string;
};

/** The visitor of a conversation, and whether they are verified at this moment. */
export type Visitor = VisitorIdentity & { isVerified: boolean };
