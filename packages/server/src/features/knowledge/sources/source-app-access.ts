import type { Apps } from '../../apps/index.ts';

/** What sources need from apps. */
export type SourceAppAccess = Pick<
  Apps,
  'requireApp' | 'requireEditable' | 'bumpRevision' | 'trackKnowledgeStatus'
>;
