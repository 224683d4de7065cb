/** The texts of a bot follow its name and language until someone edits them. */
import type { LanguageCode } from '../core/options.ts';
import type { AppSettings, TranslatedTexts } from './appearance.ts';
import { defaultTexts } from './default-texts.ts';

/** The texts that still equal their defaults for the old name and language, as they are for the new ones. */
export function textsFollowing(
  { appearance, behaviour }: Pick<AppSettings, 'appearance' | 'behaviour'>,
  next: { botName?: string; language?: LanguageCode },
): Partial<TranslatedTexts> {
  const [language = 'en'] = behaviour.defaultLanguageList;
  const before = defaultTexts(appearance.botName, language);
  const after = defaultTexts((next.botName ?? appearance.botName).trim(), next.language ?? language);
  const names = Object.keys(before) as (keyof TranslatedTexts)[];
  const following = names.filter((name) => appearance[name] === before[name] && after[name] !== before[name]);
  return Object.fromEntries(following.map((name) => [name, after[name]]));
}
