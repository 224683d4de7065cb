import type { Apps } from '../../apps/index.ts';

/** What documents and pages need of apps. */
export type SourceAppAccess = Pick<
  Apps,
  'requireApp' | 'requireEditable' | 'bumpRevision' | 'trackKnowledgeStatus'
>;
