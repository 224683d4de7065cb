/// <reference types="node" />

import {
  deskHandoverChanged,
  generateSummary,
  type HandoverCard,
  type HandoverFact,
} from '@parrot/contract/assistant';
import { DONE } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QualityBadge } from '../../../features/desk/context/quality-badge.tsx';
import { at, visitorMessage } from '../../../features/desk/testing/queue-user.fixture.ts';
import { press } from '../../../testing/press.ts';
import { renderPage } from '../../../testing/render.tsx';
import { openContext, renderContext, startContext } from './context.fixture.tsx';

const section = () => within(screen.getByRole('region', { name: 'Handover summary' }));
const made = { text: 'Got 28 cm instead of 40 cm.', tags: ['Wrong item'], upToSeq: 4, madeAt: at(0) };

test('the summary shows its author and how far it goes; a new one is made on demand [DSK-11]', async () => {
  const context = await startContext({
    lastMessage: visitorMessage('Well?', at(5), 6),
  });
  context.http.answer(generateSummary, ({ body }) => ({
    ...DONE,
    summary: body?.fresh
      ? { ...made, text: 'Wants an exchange.', madeBy: 'model' as const, upToSeq: 6 }
      : { ...made, madeBy: 'extract' as const },
    handover: null,
  }));
  renderContext(context);
  await section().findByText('Got 28 cm instead of 40 cm.');
  section().getByText('Wrong item');
  section().getByText('Excerpt · newer messages not included');
  await context.user.click(section().getByRole('button', { name: 'Refresh summary' }));
  await section().findByText('Wants an exchange.');
  section().getByText('AI-generated');
});

test('what the bot understood is shown as facts, and a correction of the visitor appears at once', async () => {
  const context = await startContext();
  const { session, server } = context;
  const fact = { factId: crypto.randomUUID(), kind: 'order' as const, name: '', value: '10422' };
  const card = (change: Partial<HandoverFact>): HandoverCard => ({
    userSessionId: session.userSessionId,
    revision: 1,
    facts: [
      { ...fact, state: 'understood', before: '', ...change },
      {
        ...fact,
        factId: crypto.randomUUID(),
        kind: 'value',
        name: 'pickup day',
        value: 'Monday',
        state: 'confirmed',
        before: '',
      },
    ],
    confirmedAt: null,
  });
  let handover = card({});
  context.http.answer(generateSummary, () => ({
    ...DONE,
    summary: { ...made, madeBy: 'extract' as const },
    handover,
  }));
  renderContext(context);
  await section().findByText('10422');
  section().getByText('Order number');
  section().getByText('As the bot understood it');
  section().getByText('Confirmed by the visitor');
  handover = card({ value: '10423', state: 'corrected', before: '10422' });
  const { conversationId, userSessionId } = session;
  server.push(deskHandoverChanged, { conversationId, userSessionId, card: handover });
  await section().findByText('10423');
  section().getByText('Corrected by the visitor');
  expect(section().queryByText('10422')).toBeNull();
});

test('shows that there is nothing to summarize', async () => {
  await openContext();
  await section().findByText('Not enough messages to summarize yet.');
});

test('after the end, the quality is shown by score and band [DSK-15]', () => {
  const badges = [19, 20, 39, 40, 69, 70, 89, 90, null].map((score) => {
    const { container, unmount } = renderPage(<QualityBadge score={score} />);
    const text = container.querySelector('p')?.textContent?.replace('Conversation quality', '');
    unmount();
    return text;
  });
  expect(badges).toEqual([
    '19 · very poor',
    '20 · poor',
    '39 · poor',
    '40 · ok',
    '69 · ok',
    '70 · good',
    '89 · good',
    '90 · excellent',
    'unknown',
  ]);
});

test('a section stays collapsed', async () => {
  const { user, unmount, ...context } = await openContext();
  await screen.findByText('Valencia, Spain');
  await press(user, 'Visitor');
  const isOpen = () => screen.getByRole('button', { name: 'Visitor' }).getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  await waitFor(() => expect(screen.queryByText('Valencia, Spain')).toBeNull());
  unmount();
  renderContext({ user, ...context });
  expect(isOpen()).toBe('false');
  await press(user, 'Visitor');
  await screen.findByText('Valencia, Spain');
});
