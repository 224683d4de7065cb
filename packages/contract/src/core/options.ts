/** Fixed choices for users. Without schemas, so that the landing page needs no zod. */
export const LANGUAGES = ['en', 'es', 'de', 'fr', 'sv'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const APP_NAME = 'parrot';
export const CHANNEL_NAME = 'studio';
export const DEFAULT_ENVIRONMENT = 'DEV';

/** The topic path of a question, from the outermost level to the innermost. */
export const TOPIC_LEVELS = ['domain', 'topic', 'subtopicLevel1', 'subtopicLevel2'] as const;
export type TopicLevel = (typeof TOPIC_LEVELS)[number];
