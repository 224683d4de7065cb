/** Languages and countries by their names, in the language of the interface. Unknown codes stay as they are. */
import { cachedFormat } from './cached-format.ts';

const languages = cachedFormat((language) => new Intl.DisplayNames([language], { type: 'language' }));
const regions = cachedFormat((language) => new Intl.DisplayNames([language], { type: 'region' }));

export const formatLanguageName = (code: string): string => nameIn(languages(), code);
export const formatRegionName = (code: string): string => nameIn(regions(), code);

function nameIn(names: Intl.DisplayNames, code: string): string {
  if (!code) return '';
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
