import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { flowOf, openEditor } from '../editor/flow-editor.fixture.ts';
import { FlowEditorProvider } from '../editor/flow-editor.ts';
import { ProblemList } from './problem-list.tsx';
import { ProblemsButton } from './problems-button.tsx';
import { problemsOf } from './use-problems.ts';

test('each problem says what to do and links to its block by keyboard, until none is left', async () => {
  const { editor, actions, now } = openEditor(
    flowOf({
      start: { type: 'start', next: { done: 'end' } },
      end: { type: 'end' },
      lost: { type: 'end', title: 'Lost' },
    }),
  );
  const onJump = vi.fn();
  const user = userEvent.setup({ delay: null });
  renderPage(
    <FlowEditorProvider value={editor}>
      <ProblemsButton onJump={onJump} />
      <ProblemList onJump={onJump} />
    </FlowEditorProvider>,
  );
  expect(problemsOf(now())).toMatchObject([{ kind: 'unreachable', blockId: 'lost' }]);
  screen.getByRole('button', { name: '1 problem' });
  const list = screen.getByRole('list', { name: 'Warnings' });
  const line = within(list).getByRole('button');
  expect(line.textContent).toMatch(/Lost.*Nothing connects to this block.*delete it/);
  line.focus();
  await user.keyboard('{Enter}');
  expect(onJump).toHaveBeenCalledExactlyOnceWith('lost');

  act(() => actions.removeBlocks(['lost']));
  screen.getByRole('button', { name: 'No problems' });
  screen.getByText('This flow is ready to publish.');
  actions.stop();
});
