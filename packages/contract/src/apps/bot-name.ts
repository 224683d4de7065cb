/** Texts that contain the bot's name follow the name until someone edits them. */
import { type Appearance, defaultSettings } from './appearance.ts';

const BOT_NAME_TEXTS = ['NavigationTitle', 'welcomeMsg'] as const;
type NamingTexts = Pick<Appearance, (typeof BOT_NAME_TEXTS)[number]>;

/** The texts that still equal their defaults for the old name, as they are for the new one. */
export function textsFollowing(
  appearance: Pick<Appearance, 'botName'> & NamingTexts,
  botName: string,
): Partial<NamingTexts> {
  const [before, after] = [defaultSettings(appearance.botName), defaultSettings(botName.trim())];
  const following = BOT_NAME_TEXTS.filter((name) => appearance[name] === before.appearance[name]);
  return Object.fromEntries(following.map((name) => [name, after.appearance[name]]));
}
