/** Recipes through their calls: listed, opened, and turned into an app that works immediately. */
import { listActivity } from '@parrot/contract/activity';
import { publishApp } from '@parrot/contract/apps';
import { ERRORS, type LanguageCode } from '@parrot/contract/core';
import {
  type FlowSession,
  fetchFlow,
  listRecipes,
  processConversation,
  recipeDetails,
  saveRecipeDetails,
  type TryInput,
} from '@parrot/contract/flows';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const save = (recipeId: string, appName: string) =>
  server.api.answer(saveRecipeDetails, { session: owner, body: { recipeId, appName } });
const saved = async (recipeId: string, appName: string, language: LanguageCode) => {
  const body = { recipeId, appName, language };
  return (await server.api.call(saveRecipeDetails, { session: owner, body })).app;
};

test('every recipe is listed, opens, and becomes an app with its flow that can be published as is [APP-07]', async () => {
  const { items } = await server.api.call(listRecipes, { session: owner });
  expect(items).toHaveLength(8);
  for (const [at, listed] of items.entries()) {
    const { recipeId, appType, faqCount, blockCount } = listed;
    const opened = await server.api.call(recipeDetails, { session: owner, body: { recipeId } });
    expect(opened.recipe).toEqual(listed);
    expect([opened.faqs.length, Object.keys(opened.flow.blocks).length]).toEqual([faqCount, blockCount]);

    const app = await saved(recipeId, `Recipe${at}`, 'en');
    expect(app).toMatchObject({ appType, status: 'draft', faqCount, language: 'en' });
    const { appId } = app;
    const { flow } = await server.api.call(fetchFlow, { session: owner, body: { appId } });
    expect(flow).toEqual(opened.flow);
    await server.api.call(publishApp, { session: owner, body: { appId, note: '' } });
  }
  const activity = await server.api.call(listActivity, { session: owner, body: { limit: 100 } });
  expect(activity.items).toContainEqual(
    expect.objectContaining({ act: 'app.created', values: expect.objectContaining({ recipe: 'Feedback' }) }),
  );
});

test('answers with hand-over adds its FAQs in the language of the app [APP-07]', async () => {
  const { appId, language, description } = await saved('faq-hand-over', 'Hjalp', 'sv');
  expect([language, description]).toEqual(['sv', expect.stringMatching(/^Svarar utifrån sin kunskap\./)]);
  const turn = (session: FlowSession | null, input: TryInput) =>
    server.api.call(processConversation, { session: owner, body: { appId, session, input } });
  const begun = await turn(null, { type: 'start' });
  expect(begun.lines).toMatchObject([{ value: expect.stringContaining('Fråga mig om leverans') }]);
  const asked = await turn(begun.session, { type: 'message', text: 'Vad kostar leveransen?' });
  expect(asked.lines).toMatchObject([{ value: expect.stringContaining('gratis vid köp från 50 euro') }]);
});

test('a taken name or an unknown recipe is refused, and nothing is created [APP-04, APP-07]', async () => {
  await save('feedback', 'Twice');
  const again = await save('feedback', 'twice');
  expect([again.status, again.body.message]).toEqual([409, ERRORS.app_name_taken.message]);
  for (const recipeId of ['nothing', 'constructor']) {
    expect((await save(recipeId, 'Fresh')).status).toBe(404);
    const opened = await server.api.answer(recipeDetails, { session: owner, body: { recipeId } });
    expect(opened.status).toBe(404);
  }
  expect((await save('feedback', 'Not a name!')).status).toBe(400);
  expect((await save('feedback', 'Fresh')).status).toBe(200);
});
