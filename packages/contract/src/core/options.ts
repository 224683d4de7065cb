/** Fixed choices for users. Without schemas, so that the landing page needs no zod. */
export const LANGUAGES = ['en', 'es', 'de', 'fr', 'sv'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const APP_NAME = 'parrot';
export const CHANNEL_NAME = 'studio';
export const DEFAULT_ENVIRONMENT = 'DEV';
