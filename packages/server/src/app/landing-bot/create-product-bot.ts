/** The bot that answers about Parrot, from a guide in each language that it names as its source. */
import { type AppId, LANGUAGES, type ParrotId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { BOT_NAME, botTexts, GUIDES } from './product-bot-texts.ts';

export const PRODUCT_BOT = 'AskParrot';
const OWN_LANGUAGE = 'en';
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== OWN_LANGUAGE);

type Options = { owner: Caller /** Whether visitors can ask for a person. */; hasAgents: boolean };

export async function createProductBot(
  { slices: { apps, billing, knowledge } }: Pick<ParrotServer, 'slices'>,
  { owner, hasAgents }: Options,
): Promise<{ appId: AppId; parrotId: ParrotId }> {
  const { appId, parrotId } = await apps.create(owner, {
    appName: PRODUCT_BOT,
    appType: 'GenAI',
    language: OWN_LANGUAGE,
  });
  for (const { fileName, text } of Object.values(GUIDES)) {
    const bytes = new TextEncoder().encode(text(billing.trialDays));
    const { sourceId: id } = await knowledge.upload(owner, appId, { fileName, bytes });
    await knowledge.readNow({ tenantId: owner.tenantId, appId, id });
  }
  await apps.updateSettings(owner, appId, {
    revision: 1,
    reset: [],
    appearance: {
      botName: BOT_NAME,
      ...botTexts(OWN_LANGUAGE),
      navbarAvatar: true,
      navbarSupportingTxt: true,
      modeSelection: 'As the visitor prefers',
    },
    behaviour: {
      agentEscalation: hasAgents,
      visitorFiles: hasAgents,
      multilingualSelection: true,
      languageList: [...OTHER_LANGUAGES],
    },
    translations: Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, botTexts(language)])),
  });
  await apps.publish(owner, appId, '');
  return { appId, parrotId };
}
