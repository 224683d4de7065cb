import type { BlockId, BlockOf, BlockType } from '@parrot/contract/flows';
import { BLOCK_TYPES, flow as flowRules } from '@parrot/contract/flows';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyBlock } from './every-block.fixture.ts';
import { button, field, named, openInspector, press } from './inspector.fixture.tsx';

test('every block type can be edited, and the result is valid [DSG-02]', async () => {
  const { user, flow, choose, pick, write } = openInspector();
  const block = <Type extends BlockType>(type: Type) => flow().blocks[type] as BlockOf<Type>;
  const edits: { [Type in BlockType]: () => Promise<unknown> } = {
    start: () => pick('Next', 'Message (message)'),
    message: () => pick('Message type', 'Carousel'),
    ask: () => pick('Expects', 'Date'),
    buttons: () => press(user, 'Remove Yes'),
    condition: () => press(user, 'Add branch'),
    'set-value': () => write('Text', '{{today}}'),
    'call-api': () => write('URL', 'https://api.halden.no/orders'),
    'answer-from-knowledge': () => user.click(field(/^Keep answering/)),
    'route-by-intent': () => write('Example phrases', 'Where is it?\n\nTrack my order'),
    translate: () => pick('Translate to', 'English'),
    wait: () => write('Seconds', '90'),
    rate: () => write('Question', 'Happy?'),
    'hand-over': () => write('Maximum wait (minutes)', '0'),
    'go-to': () => pick('Next', 'Rate (rate)'),
    'reusable-part': () => pick('Next', 'New block: Message'),
    'business-hours': async () => {
      await pick('Hours', 'Own hours in this block');
      await press(user, 'Add hours on Monday');
    },
    end: () => write('Closing message', 'Bye!'),
  };
  for (const type of BLOCK_TYPES) {
    choose(type);
    const before = flow().blocks[type];
    await edits[type]();
    await waitFor(() => expect(flow().blocks[type], type).not.toEqual(before));
  }
  expect(flowRules.safeParse(flow()).error).toBeUndefined();

  expect(block('start').next.done).toBe('message');
  expect(block('message').content).toMatchObject({ kind: 'carousel', cards: [{ title: { en: 'Hello!' } }] });
  expect(block('buttons').next).toEqual({ no: null, other: null });
  expect(block('condition').next).toEqual({ 'branch-1': null, 'branch-2': null, otherwise: null });
  expect(block('route-by-intent').intents[0]?.phrases).toEqual(['Where is it?', 'Track my order']);
  expect(block('wait').seconds).toBe(90);
  expect(block('business-hours').days.mon).toEqual([
    { from: '09:00', until: '17:00' },
    { from: '18:00', until: '21:00' },
  ]);
  expect(flow().blocks[block('reusable-part').next.done as BlockId]?.type).toBe('message');
  // A number out of range is reported and not stored.
  choose('wait');
  await write('Seconds', '9000');
  expect(screen.getByText('Between 1 and 3600')).toBeTruthy();
  expect(block('wait').seconds).toBe(90);
});

test('a condition can be built by keyboard: fitting operators, all or any, or a validated expression', async () => {
  const flow0 = everyBlock({
    values: [
      { name: 'total', type: 'number', scope: 'conversation', initial: null },
      { name: 'member', type: 'yesNo', scope: 'conversation', initial: null },
    ],
  });
  const { user, flow, pick, write } = openInspector({ flow: flow0, chosen: ['condition'] });
  const condition = () => flow().blocks.condition as BlockOf<'condition'>;

  await pick('Value', 'total');
  expect(field('Operator').textContent).not.toContain('starts with');
  await pick('Operator', 'is at least');
  await write('Compare with', '100');
  await press(user, 'Add comparison');
  const second = field('Value', 1);
  expect(document.activeElement).toBe(second);
  await write(second, 'member');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(condition().branches[0]?.comparisons).toEqual([
    { value: 'total', operator: 'greaterOrSame', operand: '100' },
    { value: 'member', operator: 'isYes', operand: '' },
  ]);
  expect(field('Compare with', 1)).toBeUndefined();
  await user.click(field('Any can match'));
  expect(condition().branches[0]?.match).toBe('any');

  // A second branch moved to the front keeps its target.
  await press(user, 'Add branch');
  await write(field('Branch name', 1), 'Abroad');
  const [, abroad] = screen.getAllByLabelText('Expression', { selector: '[type="radio"]' });
  await user.click(abroad as HTMLElement);
  const [expression] = screen.getAllByLabelText<HTMLInputElement>('Expression', { selector: 'textarea' });
  if (!expression) throw new Error('no expression field found');
  await user.click(expression);
  await user.paste('country != ');
  expect(expression.getAttribute('aria-invalid')).toBe('true');
  await user.paste('"NO"');
  expect(expression.getAttribute('aria-invalid')).not.toBe('true');
  const notes = document.getElementById(expression.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toBe('Valid expression');
  await pick('Abroad', /^Hand over/);
  button('Move Abroad up').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Move Abroad down'));
  expect(condition().branches.map(({ id }) => id)).toEqual(['branch-2', 'branch-1']);
  expect(condition().next).toEqual({ 'branch-2': 'hand-over', 'branch-1': null, otherwise: null });
  await press(user, 'Remove Abroad');
  expect(condition().next).toEqual({ 'branch-1': null, otherwise: null });
  expect(flowRules.safeParse(flow()).error).toBeUndefined();
});

test('texts are edited in the shown language; missing translations are marked and counted; values are inserted at the cursor', async () => {
  const values = [{ name: 'firstName', type: 'text', scope: 'visitor', initial: null }] as const;
  const { user, flow, editor, choose, write } = openInspector({
    flow: everyBlock({ values: [...values] }),
    languages: ['en', 'de'],
    chosen: ['message'],
  });
  const message = () => (flow().blocks.message as BlockOf<'message'>).content;
  const gapsBefore = Number(button(/^German, \d+ texts missing/).textContent?.replace(/\D/g, ''));
  await press(user, /^German/);
  expect(field('Text').value).toBe('');
  expect(field('Text').placeholder).toBe('Hello!');
  expect(screen.getByText('Missing in German')).toBeTruthy();
  await write('Text', 'Hallo !');
  field('Text').setSelectionRange(6, 6);
  await press(user, 'Insert a value into Text');
  await user.click(await waitFor(() => named('[role="menuitem"]', 'firstName')));
  expect(message()).toEqual({ kind: 'text', words: { en: 'Hello!', de: 'Hallo {{firstName}}!' } });
  expect(screen.queryByText('Missing in German')).toBeNull();
  expect(button(/^German/).textContent).toBe(`DE${gapsBefore - 1}`);
  await write('Text', `${field('Text').value} {{nobody}}`);
  expect(screen.getByText('Unknown value: nobody')).toBeTruthy();

  // The whole flow: the blocks with missing translations, and the bot's own texts in this language.
  choose();
  await press(user, /^Languages/);
  await user.click(
    within(screen.getByRole('region', { name: /Languages/ })).getByRole('button', { name: 'Rate' }),
  );
  expect(editor.getState().selection).toEqual(['rate']);
  choose();
  await press(user, 'Bot texts');
  expect(field('No answer found').placeholder).toBe('Darauf habe ich leider keine Antwort.');
  await write('No answer found', 'Hm');
  expect(flow().texts).toEqual({ de: { unknown: 'Hm' } });
  await user.clear(field('No answer found'));
  expect(flow().texts).toEqual({});
});

test('a value is created where it is first needed, renamed everywhere, and deleted only after a confirmation', async () => {
  const { user, flow, editor, choose, write } = openInspector({ chosen: ['ask'] });
  await write('Save as', 'orderNo');
  await user.click(await waitFor(() => named('[role="option"]', 'Create orderNo')));
  const ask = () => flow().blocks.ask as BlockOf<'ask'>;
  expect(ask().into).toBe('orderNo');
  expect(flow().values).toEqual([{ name: 'orderNo', type: 'text', scope: 'conversation', initial: null }]);
  choose('end');
  await write('Closing message', 'Done with {{orderNo}}');

  choose();
  await press(user, /^orderNo/);
  await write('Name', 'Order no');
  await user.keyboard('{Enter}');
  expect(screen.getByText(/starting with a lowercase letter/)).toBeTruthy();
  await write('Name', 'orderNumber');
  await user.keyboard('{Enter}');
  expect(ask().into).toBe('orderNumber');
  expect(flow().blocks.end).toMatchObject({ message: { en: 'Done with {{orderNumber}}' } });
  editor.actions.undo();
  expect(ask().into).toBe('orderNo');
  editor.actions.redo();

  await press(user, 'Delete orderNumber');
  expect(screen.getByRole('alert').textContent).toContain('orderNumber is used in 2 blocks');
  await press(user, 'Cancel');
  expect(flow().values).toHaveLength(1);
  await press(user, 'Delete orderNumber');
  await press(user, 'Delete anyway');
  expect(flow().values).toEqual([]);
  expect(document.body.textContent).toContain('No values yet');

  choose('ask', 'end');
  expect(screen.getByRole('heading', { name: '2 blocks selected' })).toBeTruthy();
  await press(user, 'Delete all');
  expect(Object.keys(flow().blocks)).not.toContain('ask');
});

test('a read-only flow can’t be changed; a block shows its problems', async () => {
  const { user, flow, choose } = openInspector({ readOnly: true, chosen: ['rate'], languages: ['en', 'de'] });
  const before = flow();
  expect(field('Question').matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Delete block' })).toBeNull();
  await press(user, /^German/);
  expect(field('Question').placeholder).toBe('How did we do?');
  const problems = screen.getByRole('list', { name: 'Problems' });
  expect(problems.textContent).toContain('Texts are missing in German.');
  choose('call-api');
  expect(flow()).toBe(before);
});
