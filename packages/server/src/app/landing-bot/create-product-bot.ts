/** The bot that answers about Parrot, from a document that it names as its source. */
import type { AppId, ParrotId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { parrotGuide } from './parrot-guide.ts';

export const PRODUCT_BOT = 'AskParrot';
const GUIDE_FILE = 'Parrot guide.md';

type Options = { owner: Caller /** Whether visitors can ask for a person. */; hasAgents: boolean };

export async function createProductBot(
  { slices: { apps, billing, knowledge } }: Pick<ParrotServer, 'slices'>,
  { owner, hasAgents }: Options,
): Promise<{ appId: AppId; parrotId: ParrotId }> {
  const { appId, parrotId } = await apps.create(owner, {
    appName: PRODUCT_BOT,
    appType: 'GenAI',
    language: 'en',
  });
  const file = { fileName: GUIDE_FILE, bytes: new TextEncoder().encode(parrotGuide(billing.trialDays)) };
  const { sourceId: id } = await knowledge.upload(owner, appId, file);
  await knowledge.readNow({ tenantId: owner.tenantId, appId, id });
  await apps.updateSettings(owner, appId, {
    revision: 1,
    reset: [],
    appearance: {
      botName: 'Parrot',
      NavigationTitle: 'Parrot',
      SupportingText: 'Ask me about Parrot',
      navbarAvatar: true,
      navbarSupportingTxt: true,
      welcomeMsg: 'Hi! I’m a bot built with Parrot. Ask me anything about it.',
      modeSelection: 'As the visitor prefers',
    },
    behaviour: { agentEscalation: hasAgents, visitorFiles: hasAgents },
  });
  await apps.publish(owner, appId, '');
  return { appId, parrotId };
}
