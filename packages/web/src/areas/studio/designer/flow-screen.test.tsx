// Preloads a lazy chunk, so that tests do not wait for it.
import '../../../features/flows/flow-designer.tsx';
import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { type Flow, fetchFlow, listFlowTests, listSecrets, saveFlow } from '@parrot/contract/flows';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aFlow, flowOf } from '../../../features/flows/editor/flow-editor.fixture.ts';
import { fragmentOf } from '../../../features/flows/editor/flow-fragments.ts';
import { targetOf } from '../../../features/flows/editor/read-flow.ts';
import { flowFileText } from '../../../features/flows/files/flow-file.ts';
import { useDesignerSession } from '../../../state/designer-session.ts';
import { press } from '../../../testing/press.ts';
import { errorAnswer } from '../../../testing/server.ts';
import { anApp, openPage } from '../studio.fixture.tsx';
import DesignerPage from './designer-page.tsx';

const app = anApp({ appType: 'FUNCTIONAL' });
const done = { status: 'success' } as const;

// A canvas without a size renders nothing, and jsdom paints nothing.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function openFlow() {
  const stored = { flow: aFlow(), revision: 1 };
  const saved = { savedAt: '2026-03-01T10:00:00.000Z', savedBy: 'Ada Berg' };
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    prepare: (server) => {
      server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
      server.answer(fetchFlow, () => ({ ...done, ...stored, ...saved }));
      server.answer(listSecrets, { ...done, items: [] });
      server.answer(listFlowTests, { ...done, items: [] });
      server.respond(saveFlow, ({ body }) => {
        const { flow, revision } = body as { flow: Flow; revision: number };
        if (revision !== stored.revision)
          return errorAnswer('conflict', { message: 'Ada Berg just saved this flow.' });
        Object.assign(stored, { flow, revision: revision + 1 });
        return { status: 200, content: { ...done, revision: stored.revision, ...saved } };
      });
    },
  });
  await block(/^Hello, Message/);
  return { ...opened, stored };
}

const block = (name: RegExp) => screen.findByRole('group', { name });
const to = ({ flow }: { flow: Flow }, id: string, branch: string) => {
  const from = flow.blocks[id];
  return from && targetOf(from, branch);
};

test('a flow is built by keyboard alone: search, follow, add, connect, and autosave [DSG-01] [DSG-02]', async () => {
  const { user, stored } = await openFlow();
  expect(useDesignerSession.getState()).toMatchObject({ activeRoute: 0, showDesigner: 'designer' });
  (await block(/^Start, connects to Hello/)).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(async () => expect((await block(/^Hello, Message/)).dataset.selected).toBe('true'));

  await user.keyboard('a');
  await waitFor(() => expect(findFields()).toHaveLength(2));
  await user.type(findFields()[1] as HTMLElement, 'wai{Enter}');
  await block(/^Wait, connects to Name/);
  await screen.findByText('Wait added after Hello');
  await waitFor(() => expect(to(stored, 'hello', 'done')).toBe('wait-1'));
  await screen.findByText('Saved');

  await user.keyboard('{Control>}k{/Control}');
  const find = await screen.findByRole('dialog', { name: 'Find and jump' });
  await user.type(within(find).getByRole('combobox'), 'sorr');
  await within(find).findByRole('option', { name: /^Sorry/ });
  await user.keyboard('{Enter}');
  const sorry = await block(/^Sorry, Message/);
  await waitFor(() => expect(document.activeElement).toBe(sorry));
  await user.keyboard('c');
  const connect = await screen.findByRole('dialog', { name: 'Connect Sorry' });
  await user.click(within(connect).getByRole('combobox', { name: 'To' }));
  await user.click(await screen.findByRole('option', { name: 'Name · name' }));
  await press(user, 'Connect');
  await waitFor(() => expect(to(stored, 'sorry', 'done')).toBe('name'));
  await screen.findByLabelText('From Sorry, Next, to Name');

  await press(user, 'Undo');
  await press(user, 'Undo');
  await waitFor(() => expect(stored.flow).toEqual(aFlow()));
});

test('blocks are pasted from another app; an invalid flow or file is reported and changes nothing', async () => {
  const { stored, container } = await openFlow();
  const other = flowOf({ start: { type: 'start' }, rate: { type: 'rate', title: 'Happy?' } });
  paste(flowFileText('', fragmentOf(other, ['rate'], [])));
  await block(/^Happy\?, Rate/);
  await waitFor(() => expect(Object.keys(stored.flow.blocks)).toContain('rate-1'));

  const broken = flowFileText('', flowOf({ start: { type: 'start', next: { done: 'gone' } } }));
  paste(broken);
  await screen.findByText(/flow › blocks › start › next › done There’s no block named “gone”\./);
  const chooser = container.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(chooser, { target: { files: [new File([broken], 'broken.json')] } });
  const refused = await screen.findByRole('dialog', { name: 'File not imported' });
  within(refused).getByText('flow › blocks › start › next › done');
  within(refused).getByText(/There’s no block named “gone”\./);
  expect(Object.keys(stored.flow.blocks)).toContain('rate-1');

  fireEvent.change(chooser, { target: { files: [new File([flowFileText('Other', other)], 'other.json')] } });
  await screen.findByText(/Other imported/);
  await waitFor(() => expect(stored.flow).toEqual(other));
});

test('a conflict names the other user, and their flow is loaded instead of overwritten [DSG-02]', async () => {
  const { user, stored } = await openFlow();
  const theirs = flowOf({
    start: { type: 'start', next: { done: 'hers' } },
    hers: { type: 'message', title: 'Hers' },
  });
  Object.assign(stored, { flow: theirs, revision: 5 });
  await press(user, 'Message');
  const banner = await screen.findByRole('alert');
  within(banner).getByText('Ada Berg just saved this flow.');
  expect(stored.flow).toEqual(theirs);
  await user.click(within(banner).getByRole('button', { name: 'Load their version' }));
  await block(/^Hers, Message/);
  await waitFor(() => expect(screen.queryByText('Ada Berg just saved this flow.')).toBeNull());
});

/** In the palette, and in the insert popover. */
const findFields = () => screen.getAllByRole('textbox', { name: 'Search blocks' });

function paste(text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  fireEvent(document.body, event);
}
