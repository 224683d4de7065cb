/** Fixed choices for users. */
import * as z from 'zod';

export const LANGUAGES = ['en', 'es', 'de', 'fr', 'sv'] as const;
export const languageCode = z.enum(LANGUAGES);
export type LanguageCode = z.infer<typeof languageCode>;

export const APP_NAME = 'parrot';
export const CHANNEL_NAME = 'studio';
export const DEFAULT_ENVIRONMENT = 'DEV';
