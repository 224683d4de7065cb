/**
 * What a version contains: everything a running bot needs, so that later edits of the app do not reach it.
 */
import type { KnownFaq } from '@parrot/answer-engine';
import type { AppSettings } from '@parrot/contract/apps';
import type { FaqId, LanguageCode, SourceId, UserId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import type { FaqDraft, Passage, SiteSettings, SOURCE_KINDS } from '@parrot/contract/knowledge';

/**
 * A running bot needs `KnownFaq`; the rest is stored to restore the FAQ completely. Older versions lack it.
 */
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

/** A document or page with its passages. The draft needs `origin`; a running bot does not. */
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
    /** A hash of the content, to detect changes when it is read again. */
    fingerprint?: string;
    /** The site of a page; and for a site, its crawl settings. */
    siteId?: SourceId;
    site?: SiteSettings;
  };
};

export type AppSnapshot = {
  /** Null if the settings decide what the bot does: Q&A and GenAI apps. */
  flow: Flow | null;
  settings: AppSettings;
  language: LanguageCode;
  faqs: FrozenFaq[];
  sources: FrozenSource[];
};

/** The light part of a version: everything but its knowledge. */
export type VersionProfile = Omit<AppSnapshot, 'faqs' | 'sources'>;

/** A snapshot without content. */
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

/** A stored snapshot with empty content for the kinds that were added after it was published. */
export const completeSnapshot = (stored: AppSnapshot): AppSnapshot => ({
  ...emptySnapshot(stored),
  ...stored,
});
