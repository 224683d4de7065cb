/** What is wrong with a URL. One that starts with a placeholder can't be checked. */
import type { TFunction } from 'i18next';

export function urlProblem(text: string, t: TFunction<'blocks'>): string | undefined {
  const address = text.trim();
  if (address === '' || address.startsWith('{{') || isWebUrl(address)) return undefined;
  return t('fields.badAddress');
}

export const isWebUrl = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text.trim());
