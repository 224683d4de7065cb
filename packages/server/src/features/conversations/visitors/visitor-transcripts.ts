import type { PublishedApp } from '../../apps/index.ts';
import type { Visitor } from './visitor.ts';

/** What the visitor channel needs of transcripts; the desk provides it. */
export type VisitorTranscripts = {
  /** Emails the visitor's latest session. */
  request(app: PublishedApp, visitor: Visitor, email: string): Promise<void>;
};
