import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { flowOf, message, on, play, sentTexts, start, text } from '../../flow.fixture.ts';
import { newSession } from '../../index.ts';

const runs = (part: string | null, done: string | null, of: string | null = null) => ({
  type: 'reusable-part',
  runs: part,
  part: of,
  next: { done },
});
const ofPart = (part: string, block: object) => ({ ...block, part });
const begin = (part: string, done: string) => ({ type: 'start', part, next: { done } });
const end = { type: 'end', message: {}, next: {} };

test('Reusable part runs the part and continues after it, at its end or at an unconnected branch [F-57] [F-19]', () => {
  const lasts: Record<string, object>[] = [{ 'p-end': ofPart('p', end) }, {}];
  for (const last of lasts) {
    const flow = flowOf(
      {
        first: runs('p', 'again'),
        again: runs('p', 'after'),
        after: text('After'),
        'p-start': begin('p', 'p-say'),
        'p-say': ofPart('p', text('Within', 'p-end' in last ? 'p-end' : null)),
        ...last,
      },
      { parts: [{ id: 'p', name: 'Part', start: 'p-start' }] },
    );
    const turn = play(flow, []);
    expect(sentTexts(turn)).toEqual(['Within', 'Within', 'After']);
    expect(turn.effects.at(-1)).toEqual({ type: 'complete' });
  }
});

test('a part can wait for the visitor and returns through its callers [F-57]', () => {
  const rate = {
    type: 'rate',
    part: 'q',
    prompt: { en: '?' },
    into: null,
    next: { done: null, skipped: null },
  };
  const flow = flowOf(
    {
      first: runs('p', 'after'),
      after: text('After'),
      'p-start': begin('p', 'p-run'),
      'p-run': runs('q', null, 'p'),
      'q-start': begin('q', 'q-rate'),
      'q-rate': rate,
    },
    {
      parts: [
        { id: 'p', name: 'P', start: 'p-start' },
        { id: 'q', name: 'Q', start: 'q-start' },
      ],
    },
  );
  const waiting = play(flow, []);
  expect(waiting.session.stack).toEqual(['first', 'p-run']);
  expect(sentTexts(on(flow, waiting.session, message('5')))).toEqual(['After']);
});

test('a part that runs itself is cut off; a missing one is skipped [F-57]', () => {
  const endless = flowOf(
    { first: runs('p', null), 'p-start': begin('p', 'p-run'), 'p-run': runs('p', null, 'p') },
    { parts: [{ id: 'p', name: 'P', start: 'p-start' }] },
  );
  const cut = on(endless, newSession(), start);
  expect(cut.trace.at(-1)?.what).toBe('tooDeep');
  expect(sentTexts(cut)).toEqual([`${FLOW_TEXTS.en.unknown} ${FLOW_TEXTS.en.offerPerson}`]);
  for (const part of [null, 'gone']) {
    const turn = play(flowOf({ first: runs(part, 'after'), after: text('After') }), []);
    expect(sentTexts(turn)).toEqual(['After']);
    expect(turn.trace.map(({ what }) => what)).toContain('notWorkedOut');
  }
});
