/** Texts that name the bot follow its name for as long as nobody wrote others. */
import { type Appearance, defaultSettings } from './appearance.ts';

const BOT_NAME_TEXTS = ['NavigationTitle', 'welcomeMsg'] as const;
type NamingTexts = Pick<Appearance, (typeof BOT_NAME_TEXTS)[number]>;

/** Those of the texts that are as they were made for the bot's name, as they are for another name. */
export function textsFollowing(
  appearance: Pick<Appearance, 'botName'> & NamingTexts,
  botName: string,
): Partial<NamingTexts> {
  const [before, after] = [defaultSettings(appearance.botName), defaultSettings(botName.trim())];
  const following = BOT_NAME_TEXTS.filter((name) => appearance[name] === before.appearance[name]);
  return Object.fromEntries(following.map((name) => [name, after.appearance[name]]));
}
