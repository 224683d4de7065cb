/** What a version freezes: all a running bot needs, so that later edits of the app don't reach it. */
import type { KnownFaq } from '@parrot/answer-engine';
import type { AppSettings } from '@parrot/contract/apps';
import type { FaqId, LanguageCode, SourceId, UserId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import type { FaqDraft, Passage, SiteSettings, SOURCE_KINDS } from '@parrot/contract/knowledge';

/** The bot needs what it knows of; the rest is kept so that a version can be brought back whole. Versions from before that lack it. */
export type FrozenFaq = KnownFaq &
  Partial<Omit<FaqDraft, 'question' | 'answer' | 'link' | 'category'>> & {
    groupId?: FaqId;
    dataset?: string;
    textAt?: string;
    originalAt?: string;
    createdAt?: string;
    updatedAt?: string;
    updatedBy?: UserId;
  };

/** A document or page with all that was read in it. `origin` is what the bot does not need and the draft does. */
export type FrozenSource = {
  sourceId: SourceId;
  title: string;
  url: string;
  passages: Passage[];
  origin?: {
    kind: (typeof SOURCE_KINDS)[number];
    address: string;
    file: string;
    bytes: number;
    createdAt: string;
    updatedBy: UserId;
    updatedAt: string;
    /** Stands for all that was read, so that a newer reading can be told from it. */
    fingerprint?: string;
    /** The site a page was found on; and of a site, how it is visited. */
    siteId?: SourceId;
    site?: SiteSettings;
  };
};

export type AppSnapshot = {
  /** Null where what the bot does follows from its settings: Q&A and GenAI apps. */
  flow: Flow | null;
  settings: AppSettings;
  language: LanguageCode;
  faqs: FrozenFaq[];
  sources: FrozenSource[];
};

/** The light part of a version: everything but its knowledge. */
export type VersionProfile = Omit<AppSnapshot, 'faqs' | 'sources'>;

/** What a version contains of kinds that were added after it was published. */
export const emptySnapshot = ({
  language,
  settings,
}: Pick<AppSnapshot, 'language' | 'settings'>): AppSnapshot => ({
  language,
  settings,
  flow: null,
  faqs: [],
  sources: [],
});
