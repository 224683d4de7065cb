import { LIMITS } from '@parrot/contract/core';
import { type BlockOf, FLOW_TEXTS, type FlowSession } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import type { Finding } from '../../inputs.ts';
import { newSession } from '../../session.ts';
import type { BlockEvent } from '../turn.ts';
import { runAnswerFromKnowledge } from './run.ts';

const texts = FLOW_TEXTS.fr;
const block: BlockOf<'answer-from-knowledge'> = {
  type: 'answer-from-knowledge',
  botEscalationCount: 2,
  next: {},
};
const listening: FlowSession = { ...newSession(), blockId: 'answers', waitingFor: 'message' };
const awaiting: FlowSession = { ...listening, waitingFor: 'finding', question: 'Où ?' };
const on = (session: FlowSession, event: BlockEvent, people = true) =>
  runAnswerFromKnowledge({ block, session, event, texts, desk: { people } });
const found = (session: FlowSession, finding: Finding) => on(session, { type: 'finding', finding });

test('it waits for a message, then for what is found [F-12]', () => {
  expect(on({ ...listening, waitingFor: 'start' }, { type: 'entered' })).toEqual({
    session: listening,
    effects: [],
  });
  expect(on(listening, { type: 'message', text: '  Où ? ' })).toEqual({
    session: awaiting,
    effects: [{ type: 'findAnswer', question: 'Où ?' }],
  });
});

test('a message while a finding is awaited takes the place of the question [F-17]', () => {
  const { session, effects } = on(awaiting, { type: 'message', text: 'Quand ?' });
  expect(session).toEqual({ ...awaiting, question: 'Quand ?' });
  expect(effects).toEqual([{ type: 'findAnswer', question: 'Quand ?' }]);
});

test('a question is kept no longer than a message may be [F-12]', () => {
  const { session } = on(listening, { type: 'message', text: 'x'.repeat(LIMITS.messageLength + 1) });
  expect(session.question).toHaveLength(LIMITS.messageLength);
});

test('an answer is said with its link, and the count begins anew [F-13]', () => {
  const link = 'https://example.org/ici';
  expect(found({ ...awaiting, unanswered: 5 }, { kind: 'answer', answer: 'Ici.', link })).toEqual({
    session: listening,
    effects: [{ type: 'say', text: 'Ici.', suggestions: [], link }],
  });
  const plain = found(awaiting, { kind: 'answer', answer: 'Ici.', link: '' });
  expect(plain.effects).toEqual([{ type: 'say', text: 'Ici.', suggestions: [] }]);
});

test('did you mean: asks back with the questions, and counts [F-14]', () => {
  const suggestions = [{ question: 'Où êtes-vous ?' }, { question: 'Où est ma commande ?' }];
  expect(found(awaiting, { kind: 'didYouMean', suggestions })).toEqual({
    session: { ...listening, unanswered: 1 },
    effects: [
      { type: 'say', text: texts.didYouMean, suggestions: ['Où êtes-vous ?', 'Où est ma commande ?'] },
    ],
  });
});

test('unknown, or nothing to suggest: says so, and counts [F-15] [F-14] [F-25]', () => {
  for (const finding of [{ kind: 'unknown' }, { kind: 'didYouMean', suggestions: [] }] as const) {
    expect(found(awaiting, finding)).toEqual({
      session: { ...listening, unanswered: 1 },
      effects: [{ type: 'say', text: texts.unknown, suggestions: [] }],
    });
  }
});

test('from so many unanswered in a row on, a person is offered as well [F-16]', () => {
  for (const unanswered of [1, 2, 9]) {
    const offered = { ...listening, unanswered: unanswered + 1, personOffered: true };
    expect(found({ ...awaiting, unanswered }, { kind: 'unknown' })).toEqual({
      session: offered,
      effects: [
        {
          type: 'say',
          text: `${texts.unknown} ${texts.offerPerson}`,
          suggestions: [texts.talkToPerson],
          offersPerson: true,
        },
      ],
    });
    const back = found(
      { ...awaiting, unanswered },
      { kind: 'didYouMean', suggestions: [{ question: 'Où ?' }] },
    );
    expect(back.session).toEqual(offered);
    expect(back.effects).toMatchObject([{ suggestions: ['Où ?', texts.talkToPerson], offersPerson: true }]);
  }
});

test('where nobody can be handed over to, no person is offered however often it does not know [F-26] [DSG-08]', () => {
  const event: BlockEvent = { type: 'finding', finding: { kind: 'unknown' } };
  expect(on({ ...awaiting, unanswered: 9 }, event, false)).toEqual({
    session: { ...listening, unanswered: 10 },
    effects: [{ type: 'say', text: texts.unknown, suggestions: [] }],
  });
});
