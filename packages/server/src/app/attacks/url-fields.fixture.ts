/** Every field of the contract that takes an address, and what the server does with it. */

/**
 * `fetched` by the server itself; `redirect`: browsers are sent there; `shown` as a link or a picture, http(s)
 * only; `own`: must be an address of ours; `text`: only named like an address.
 */
type Use = 'fetched' | 'redirect' | 'shown' | 'own' | 'text';

const faq = (call: string): Record<string, Use> => ({
  [`${call}.domain`]: 'text',
  [`${call}.link`]: 'shown',
  [`${call}.imageLink`]: 'shown',
  [`${call}.imageType`]: 'text',
});
const topic = (call: string): Record<string, Use> => ({ [`${call}.selection.all.place.domain`]: 'text' });

export const URL_FIELDS: Record<string, Use> = {
  // A path of it is shown.
  'visitor:visitor.page.page': 'text',
  'accounts.signIn.pageRedirection': 'redirect',
  'accounts.startOidc.pageRedirection': 'redirect',
  // Its query is read; nothing is sent there.
  'accounts.finishOidc.callbackUrl': 'own',
  'accounts.finishPasskeySignIn.pageRedirection': 'redirect',
  'accounts.enterSecondFactor.pageRedirection': 'redirect',
  'accounts.finishSignIn.pageRedirection': 'redirect',
  'billing.checkout.redirectUrl': 'redirect',
  'billing.saveDetails.address': 'text',
  // A draft of the form that calls addSite.
  'apps.saveOnboardingState.state.url': 'text',
  'apps.update.appearance.chatBackgroundImg': 'own',
  'apps.update.appearance.avatarUrl': 'own',
  'apps.update.behaviour.allowedDomains': 'text',
  ...topic('knowledge.deleteFaqs'),
  ...topic('knowledge.moveFaqs'),
  ...topic('knowledge.tagFaqs'),
  ...topic('knowledge.exportFaqs'),
  ...topic('knowledge.planTranslation'),
  'apps.update.behaviour.topicAnswerLevels[].path.domain': 'text',
  'learning.previewAnswerLevels.topic.domain': 'text',
  'knowledge.moveFaqs.to.domain': 'text',
  'knowledge.listFaqs.place.domain': 'text',
  'knowledge.updateGenerated.draft.link': 'shown',
  ...faq('knowledge.addFaq'),
  ...faq('knowledge.updateFaq'),
  ...faq('knowledge.addTrymeFaq'),
  ...faq('learning.wouldAnswer'),
  ...faq('learning.answerGroup'),
  'knowledge.addSite.url': 'fetched',
  'knowledge.validateWebUrl.url': 'fetched',
  'knowledge.addPage.url': 'fetched',
  'knowledge.deleteStudioFile.url': 'own',
  'flows.save.flow.blocks.*.url': 'fetched',
  'flows.save.flow.blocks.*.content.url': 'shown',
  'flows.save.flow.blocks.*.content.imageUrl': 'shown',
  'flows.save.flow.blocks.*.content.card.imageUrl': 'shown',
  'flows.save.flow.blocks.*.content.card.buttons[].url': 'shown',
  'flows.save.flow.blocks.*.content.cards[].imageUrl': 'shown',
  'flows.save.flow.blocks.*.content.cards[].buttons[].url': 'shown',
  'flows.save.flow.blocks.*.buttons[].url': 'shown',
  'flows.save.flow.texts.*.gotLink': 'text',
  'rules.create.actions[].url': 'fetched',
  'rules.update.actions[].url': 'fetched',
  // Nothing is called.
  'rules.try.actions[].url': 'text',
  'models.save.address': 'fetched',
  'models.test.address': 'fetched',
};

/** Sent with every emit of the desk: what the client says of itself. */
const OF_CLIENT = 'clientInfo.ipAddress';

const LIKE_AN_ADDRESS =
  /ur[il]|link|address|href|callback|redirect|page$|webhook|domain|host|origin|avatar|picture|image|photo|img/i;
const MOST_LEVELS = 14;

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
};

/** The paths of all texts in a JSON Schema that are named like an address. */
export function addressFields(root: Schema, name: string): string[] {
  const found = new Set<string>();
  const visit = (schema: Schema | undefined, path: string, level: number): void => {
    if (!schema || level > MOST_LEVELS) return;
    if (schema.$ref) visit(root.$defs?.[schema.$ref.replace('#/$defs/', '')], path, level + 1);
    for (const option of [schema.anyOf, schema.oneOf, schema.allOf].flat()) visit(option, path, level + 1);
    visit(schema.items, `${path}[]`, level + 1);
    const { additionalProperties: rest } = schema;
    if (typeof rest === 'object' && rest !== null) visit(rest as Schema, `${path}.*`, level + 1);
    for (const [field, inner] of Object.entries(schema.properties ?? {})) {
      const here = `${path}.${field}`;
      if (LIKE_AN_ADDRESS.test(field) && JSON.stringify(inner).includes('"string"')) found.add(here);
      visit(inner, here, level + 1);
    }
  };
  visit(root, name, 0);
  return [...found].filter((path) => !path.endsWith(OF_CLIENT));
}
