import type { LanguageCode } from '../core/options.ts';
import type { Catalog, Messages } from './translate-message.ts';

export { translateRoleName, translateRoleNames } from './role-names.ts';
export { type Catalog, type Messages, translateMessage } from './translate-message.ts';

/** Each catalog is a chunk of its own, loaded when its language is chosen. English needs none. */
const CATALOGS: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ catalog: Catalog }>> = {
  es: () => import('./catalogs/es/index.ts'),
  de: () => import('./catalogs/de/index.ts'),
  fr: () => import('./catalogs/fr/index.ts'),
  sv: () => import('./catalogs/sv/index.ts'),
};

export async function loadMessages(language: LanguageCode): Promise<Messages> {
  if (language === 'en') return { language, catalog: {} };
  const { catalog } = await CATALOGS[language]();
  return { language, catalog };
}
