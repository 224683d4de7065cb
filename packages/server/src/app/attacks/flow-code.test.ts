/** Code in expressions and templates of flows, and in what visitors write into them: none of it runs. */
import { type Block, processConversation } from '@parrot/contract/flows';
import {
  drawFlow,
  flowOf,
  newDraftApp,
  newOwner,
  sharedTestServer,
  type TestServer,
  type TestSession,
  textBlock,
} from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const CODE = [
  'constructor.constructor("return process")()',
  'answer.constructor.constructor("return 7*7")()',
  '"".constructor.fromCharCode(52, 57)',
  '__proto__.polluted = 49',
  'process.env.SECRET_KEY',
  'globalThis.process.exit()',
  'require("child_process").execSync("id")',
  'import("node:fs")',
  'this.constructor',
  'answer["constructor"]',
  'answer.matches("(a+)+$")',
  '(() => 49)()',
  'eval("7*7")',
  'new Function("return 49")()',
  'secret.shopKey',
  '[1].map(x, [1].map(y, [1].map(z, [1].map(w, x))))',
  'size("a" + "b".repeat(100000000))',
];

const step = async (appId: string, session: unknown, input: object) =>
  server.api.answer(processConversation, { session: owner, body: { appId, session, input } });

const common = { title: '', part: null };
const textValue = (name: string) => ({
  name,
  type: 'text' as const,
  scope: 'conversation' as const,
  initial: null,
});
const nameBlock: Block = {
  type: 'ask',
  ...common,
  prompt: { en: 'Your name?' },
  answer: { kind: 'text', minLength: 0, maxLength: 500 },
  into: 'answer',
  retry: {},
  tries: 3,
  canSkip: false,
  next: { done: 'out', gaveUp: null },
};

/** What a visitor of this flow reads, from the start on. */
async function outputOf(blocks: Record<string, Block>, written?: string): Promise<string> {
  const { appId } = await newDraftApp(server, owner);
  const flow = flowOf(blocks, { values: [textValue('answer'), textValue('result')] });
  await drawFlow(server, owner, appId, flow);
  const first = await step(appId, null, { type: 'start' });
  if (written === undefined || first.status !== 200) return first.text;
  const { session } = first.body as unknown as { session: unknown };
  return (await step(appId, session, { type: 'message', text: written })).text;
}

const linesOf = (reply: string): string =>
  JSON.stringify((JSON.parse(reply) as { lines?: unknown }).lines ?? 'refused');

test('expressions run no code', async () => {
  for (const code of CODE)
    await attack('expressions', `an expression: ${code}`, async () => {
      const branch = { id: 'yes', match: 'all' as const, comparisons: [], expression: code };
      const assignment = { into: 'result', from: { kind: 'expression' as const, expression: code } };
      const blocks: Record<string, Block> = {
        first: { type: 'condition', ...common, branches: [branch], next: { yes: 'ran', otherwise: 'set' } },
        ran: textBlock('It ran: 49'),
        set: { type: 'set-value', ...common, assignments: [assignment], next: { done: 'out' } },
        out: textBlock('Result: [{{result}}]'),
      };
      expect(linesOf(await outputOf(blocks))).not.toMatch(/49|process|native code/);
    });
});

test('templates insert values and run nothing', async () => {
  for (const code of CODE)
    await attack('expressions', `a template: {{${code}}}`, async () => {
      const reply = linesOf(await outputOf({ first: textBlock(`Result: [{{${code}}}]`) }));
      expect(reply.replace(JSON.stringify(code).slice(1, -1), '')).not.toMatch(
        /\b49\b|native code|\/usr\/|uid=/,
      );
    });
});

test('what a visitor writes is neither', async () => {
  for (const code of CODE)
    await attack('expressions', `a visitor: {{${code}}}`, async () => {
      const blocks: Record<string, Block> = { first: nameBlock, out: textBlock('Hello {{answer}}!') };
      const reply = linesOf(await outputOf(blocks, `{{${code}}} {{secret.shopKey}} {{result}}`));
      // As it was written, JSON-encoded.
      expect(reply).toContain(JSON.stringify(`{{${code}}}`).slice(1, -1).replaceAll('](', '] ('));
    });
});
