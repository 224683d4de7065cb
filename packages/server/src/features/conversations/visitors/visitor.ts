/** A visitor as the slice speaks of one. */
import type { VisitorIdentity } from './visitor-token.ts';

/** What the browser tells of itself. */
export type VisitorTraits = {
  page: string;
  language: string;
  timeZone: string;
  userAgent: string;
  ip: string;
};

/** Whose conversation it is, and whether the host page vouches for them at this moment. */
export type Visitor = VisitorIdentity & { isVerified: boolean };
