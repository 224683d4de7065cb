/** The inspector with a flow of every block type and a fake server. */
import { type LanguageCode, newId } from '@parrot/contract/core';
import type { BlockId, Flow } from '@parrot/contract/flows';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../../testing/render.tsx';
import { createFlowEditor } from '../editor/create-flow-editor.ts';
import { FlowEditorProvider } from '../editor/flow-editor.ts';
import { everyBlock } from './every-block.fixture.ts';
import { Inspector } from './inspector.tsx';

type Opening = { flow?: Flow; languages?: LanguageCode[]; chosen?: BlockId[]; readOnly?: boolean };

export function openInspector({
  flow = everyBlock(),
  languages = ['en'],
  chosen = [],
  readOnly,
}: Opening = {}) {
  const editor = createFlowEditor({
    appId: newId('app'),
    stored: { flow, revision: 1, savedBy: 'Maya' },
    languages,
    readOnly: readOnly ?? false,
    server: {
      send: async (_flow, revision) => ({ revision: revision + 1, savedAt: new Date(0).toISOString() }),
      load: async () => ({ flow, revision: 1, savedBy: 'Maya' }),
    },
  });
  editor.actions.select(chosen);
  const view = renderPage(
    <FlowEditorProvider value={editor}>
      <Inspector />
    </FlowEditorProvider>,
  );
  // The pointer-events check is off: nothing is hidden by styles, and the check takes most of the time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    ...view,
    user,
    editor,
    flow: () => editor.getState().flow,
    choose: (...ids: BlockId[]) => act(() => editor.actions.select(ids)),
    /** Replaces the text of a field in one event: single key presses would render everything each time. */
    async write(name: string | RegExp | HTMLInputElement, text: string) {
      const input = name instanceof HTMLInputElement ? name : await waitFor(() => field(name));
      act(() => {
        input.focus();
        input.setSelectionRange(0, input.value.length);
      });
      await user.paste(text);
    },
    /** Opens a select and picks an option by keyboard. */
    async pick(label: string, choice: string | RegExp) {
      const list = await waitFor(() => field(label));
      if (list instanceof HTMLSelectElement) {
        const options = [...list.options].filter((option) => option.label.match(choice));
        return user.selectOptions(list, options.slice(0, 1));
      }
      await user.click(list);
      await user.click(await waitFor(() => named('[role="option"]', choice)));
    },
  };
}

/** Finds elements by label: computing roles takes most of a test's time. */
export const field = (label: string | RegExp, at = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })[
    at
  ] as HTMLInputElement;
export const button = (name: string | RegExp) => named('button', name);
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await waitFor(() => button(name)));

export function named(selector: string, name: string | RegExp): HTMLElement {
  const names = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => fits(names(each)));
  const [first] = found;
  if (!first || found.length > 1)
    throw new Error(`found ${found.length} elements for ${selector} named ${name}`);
  return first;
}
