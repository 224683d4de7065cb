import { type ErrorCode, newId } from '@parrot/contract/core';
import {
  deleteFlowTest,
  type FlowTest,
  listFlowTests,
  processConversation,
  runFlowTests,
  saveFlowTest,
  type TriedMessage,
  type TryInput,
} from '@parrot/contract/flows';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { renderPage } from '../../../testing/render.tsx';
import { startServer } from '../../../testing/server.ts';
import { signIn } from '../../../testing/users.ts';
import { aFlow, openEditor } from '../editor/flow-editor.fixture.ts';
import { FlowEditorProvider } from '../editor/flow-editor.ts';
import { FlowTryMe } from './flow-try-me.tsx';
import type { TrialReply } from './trial.ts';
import { TryMe } from './try-me.tsx';

const done = { status: 'success' } as const;
const line = (value: string, more: Partial<TriedMessage> = {}): TriedMessage => ({
  value,
  attachment: null,
  carousel: [],
  files: [],
  suggestions: [],
  sources: [],
  expects: null,
  ...more,
});
const session = (blockId: string): TrialReply['session'] => ({
  blockId,
  waitingFor: 'message',
  values: {},
  visitorValues: {},
  stack: [],
  requests: 0,
  stepsAlone: 0,
  tries: 0,
  unanswered: 0,
  personOffered: false,
  question: null,
  previous: null,
  lastMessage: '',
  saidFirst: false,
  language: null,
});
const turn = (blockId: string, lines: TriedMessage[], more: Partial<TrialReply> = {}): TrialReply => ({
  ...done,
  session: session(blockId),
  lines,
  values: {},
  trace: [],
  findings: [],
  outcome: 'goesOn',
  ...more,
});

/** Each input is answered by the next turn. */
async function startTrials(...turns: (TrialReply | ErrorCode)[]) {
  const server = await startServer();
  const next = [...turns];
  server.respond(processConversation, () => {
    const reply = next.shift() ?? 'internal';
    return typeof reply === 'string'
      ? { status: 503, content: { status: 503, code: reply, message: 'The bot took too long.' } }
      : { status: 200, content: reply };
  });
  signIn();
  // The pointer-events check is off: nothing is hidden by styles, and the check takes most of the time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const inputs = () => server.requestsTo(processConversation).map(({ body }) => body?.input as TryInput);
  return { server, user, inputs };
}
// Nothing is hidden, and checking takes most of the time.
const hidden = true;
const tab = (name: string) => screen.getByRole('tab', { name, hidden });

test('a builder talks to the saved draft and sees its values and trace', async () => {
  const card = { imageUrl: 'javascript:alert(1)', title: 'Lamp', text: 'Oak', buttons: [] };
  const { user, inputs } = await startTrials(
    turn('name', [line('Hello'), line('Who are you?', { suggestions: ['Nobody'], carousel: [card, card] })]),
    turn('bye', [line('Bye, Ann', { sources: [{ title: 'Terms', url: 'https://halden.test/terms' }] })], {
      values: { name: 'Ann', language: 'en' },
      outcome: 'ended',
      trace: [
        { what: 'ran', blockId: 'name', because: 'leftOut', values: { branch: 'done' } },
        { what: 'valueSet', blockId: 'name', values: { name: 'name', value: 'Ann' } },
      ],
      findings: [
        {
          question: 'Ann?',
          kind: 'answer',
          threshold: 0.6,
          corrections: [{ written: 'Anm', readAs: 'ann' }],
          readWith: 'Who works here?',
          candidates: [
            { question: 'Who is Ann', score: 0.87 },
            { question: 'Where is Ann', score: 0.52 },
          ],
        },
      ],
    }),
  );
  const { editor, actions, saved, now } = openEditor(aFlow());
  renderPage(
    <FlowEditorProvider value={editor}>
      <FlowTryMe />
    </FlowEditorProvider>,
  );
  actions.changeBlock('hello', (block) => ({ ...block, title: 'Welcome' }));
  await press(user, 'Start');
  const log = await screen.findByRole('log');
  await within(log).findByText('Who are you?');
  expect(saved.at(-1)?.blocks.hello?.title).toBe('Welcome');
  expect(now().runningBlock).toBe('name');
  expect(within(log).getAllByText('Lamp')).toHaveLength(2);
  expect(within(log).queryByRole('img')).toBeNull();
  screen.getByRole('button', { name: 'Nobody', hidden });

  await user.type(screen.getByLabelText('Write like a visitor'), 'Ann{Enter}');
  await within(log).findByText('Bye, Ann');
  await within(log).findByText('The conversation has ended.');
  expect(within(log).getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe(
    'https://halden.test/terms',
  );
  expect(inputs()).toEqual([{ type: 'start' }, { type: 'message', text: 'Ann' }]);
  expect(now().runningBlock).toBeNull();

  await user.click(tab('Why'));
  await screen.findByText('name set to Ann');
  screen.getByText('Confident enough to answer. Threshold 0.60.');
  screen.getByText('Read together with “Who works here?”.');
  expect(screen.getByText('2. Where is Ann').parentElement?.textContent).toContain('0.52');
  await press(user, /^Name\s*took “.*”: skipped$/);
  expect(now().selection).toEqual(['name']);
  await user.click(tab('Values'));
  expect((await screen.findByText('Ann')).closest('div')?.textContent).toContain('name');
  actions.stop();
});

test('a conversation is recorded as a test, compared with the current replies, accepted and deleted', async () => {
  const card = { imageUrl: '', title: 'Lamp', text: 'Oak', buttons: [] };
  const { server, user } = await startTrials(
    turn('name', [line('Hello'), line('Who are you?', { carousel: [card] })]),
    turn('bye', [line('Bye, Ann')], { outcome: 'ended' }),
  );
  renderPage(<TryMe appId={newId('app')} />);
  await press(user, 'Start');
  await screen.findByText('Who are you?');
  await user.type(screen.getByLabelText('Write like a visitor'), 'Ann{Enter}');
  await screen.findByText('Bye, Ann');

  const stored: FlowTest[] = [];
  server.answer(listFlowTests, () => ({ ...done, items: stored }));
  server.answer(saveFlowTest, ({ body }) => {
    const { name, turns } = body as unknown as FlowTest;
    const flowTestId = stored[0]?.flowTestId ?? newId('ftt');
    stored[0] = { flowTestId, name, turns, savedAt: new Date(0).toISOString(), savedBy: 'Maya' };
    return { ...done, test: stored[0] };
  });
  await user.click(tab('Tests'));
  await user.type(await screen.findByLabelText('Test name'), 'Gives a name{Enter}');
  const row = (await screen.findByText('Gives a name')).closest('li') as HTMLElement;
  expect(stored[0]?.turns).toEqual([
    { says: null, hears: ['Hello', 'Who are you?\nLamp\nOak'] },
    { says: 'Ann', hears: ['Bye, Ann'] },
  ]);

  server.answer(runFlowTests, () => {
    const [{ flowTestId, name, turns }] = stored as [FlowTest];
    const then = turns.map((one, at) => ({
      ...one,
      currentReplies: at === 1 ? ['Farewell'] : one.hears,
      same: at !== 1,
    }));
    return { ...done, results: [{ flowTestId, name, passed: false, turns: then }] };
  });
  await press(user, 'Run all');
  await screen.findByText('1 test failed: the bot answers differently');
  await within(row).findByText('Farewell');
  expect(within(row).queryByText('Hello')).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'Accept as correct', hidden }));
  await waitFor(() => expect(stored[0]?.turns[1]?.hears).toEqual(['Farewell']));
  await within(row).findByText('Passed');

  server.answer(deleteFlowTest, () => {
    stored.length = 0;
    return { ...done };
  });
  await press(user, 'Delete “Gives a name”');
  await press(user, 'Delete permanently');
  await screen.findByText('No tests yet.');
});

test("without a canvas: failures are shown and retried, a hand-over is simulated, and such a conversation can't be a test", async () => {
  const { server, user, inputs } = await startTrials(
    turn('answers', [line('How was it?', { expects: 'rating' })]),
    'unavailable',
    turn('answers', [line('Somebody will come.')], { outcome: 'handedOver' }),
    turn('answers', [line('Nobody is there.')]),
    turn('answers', [line('Hallo')]),
  );
  server.answer(listFlowTests, { ...done, items: [] });
  renderPage(<TryMe appId={newId('app')} languages={['en', 'de']} />);
  await press(user, 'Start');
  await press(user, '4 stars');
  expect((await screen.findByRole('alert')).textContent).toContain('The bot took too long.');
  await press(user, 'Try again');
  await press(user, 'No agent available');
  await screen.findByText('Nobody is there.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(inputs().slice(1)).toEqual([
    { type: 'message', text: '4' },
    { type: 'message', text: '4' },
    { type: 'handOverEnds', how: 'tooLong' },
  ]);
  await user.click(tab('Tests'));
  await screen.findByText(/didn’t run from the start/);

  await user.selectOptions(screen.getByLabelText('Visitor’s language'), 'de');
  await user.click(tab('Chat'));
  await screen.findByText('Hallo');
  expect(server.requestsTo(processConversation).at(-1)?.body).toMatchObject({
    session: null,
    input: { type: 'start' },
    language: 'de',
  });
  expect(screen.queryByText('Nobody is there.')).toBeNull();
});

test('what is written while the bot answers is sent afterward, in order', async () => {
  const { server, user, inputs } = await startTrials(
    turn('name', [line('Who are you?')]),
    turn('age', [line('How old?')]),
    turn('bye', [line('Bye')]),
  );
  let greet = (): void => undefined;
  server.delay(processConversation, new Promise<void>((resolve) => (greet = resolve)));
  renderPage(<TryMe appId={newId('app')} />);
  await press(user, 'Start');
  const input = screen.getByLabelText<HTMLInputElement>('Write like a visitor');
  await user.type(input, 'Ann{Enter}42{Enter}');
  expect(input.value).toBe('');
  const log = screen.getByRole('log');
  within(log).getByText('Ann');
  within(log).getByText('42');
  greet();
  await within(log).findByText('Bye');
  expect(inputs()).toEqual([
    { type: 'start' },
    { type: 'message', text: 'Ann' },
    { type: 'message', text: '42' },
  ]);
  expect(within(log).getAllByText('Ann')).toHaveLength(1);
});

test('a draft that failed to save does not run, and a conversation can start from the selected block', async () => {
  const { user, inputs } = await startTrials(turn('name', [line('Who are you?')]));
  const { editor, actions, trouble } = openEditor(aFlow());
  const { ApiError } = await import('../../../shared/http/api-error.ts');
  renderPage(
    <FlowEditorProvider value={editor}>
      <FlowTryMe />
    </FlowEditorProvider>,
  );
  trouble.error = new ApiError(400, 'bad_input', 'No.');
  actions.changeBlock('hello', (block) => ({ ...block, title: 'Welcome' }));
  actions.select(['name']);
  await press(user, 'Start from “Name”');
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be saved');
  expect(inputs()).toEqual([]);
  trouble.error = null;
  await press(user, 'Try again');
  await screen.findByText('Who are you?');
  expect(inputs()).toEqual([{ type: 'jump', blockId: 'name' }]);
  actions.stop();
});
