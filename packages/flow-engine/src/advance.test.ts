import { FLOW_TEXTS, type FlowSession } from '@parrot/contract/flows';
import { describe, expect, test } from 'vitest';
import { STEP_BUDGET } from './budgets.ts';
import {
  context,
  flowOf,
  message,
  on,
  play,
  sendMessage,
  sentTexts,
  start,
  text,
  value,
} from './flow.fixture.ts';
import { type Input, newSession } from './index.ts';
import { asking, circle, faq, unknown } from './small-flows.fixture.ts';

const texts = FLOW_TEXTS.en;
const offer = sendMessage(`${texts.unknown} ${texts.offerPerson}`, {
  suggestions: [texts.talkToPerson],
  offersPerson: true,
});

describe('the engine', () => {
  test('start restarts the flow, wherever the session was [F-04]', () => {
    const fresh = on(faq, newSession(), start);
    expect(fresh.effects).toEqual([sendMessage('Hello!')]);
    for (const inputs of [[message('a')], [{ type: 'personRequested' } as const]])
      expect(on(faq, play(faq, inputs).session, start)).toMatchObject({
        ...fresh,
        session: { blockId: 'answers', waitingFor: 'message', question: null },
      });
  });

  test('a message before the start is handled after it if the flow listens, and answers no later question [F-05]', () => {
    const handled = on(faq, newSession(), message('Where is my card?'));
    expect(handled.effects).toEqual([
      sendMessage('Hello!'),
      { type: 'findAnswer', question: 'Where is my card?' },
    ]);
    const asked = on(asking, newSession(), message('Hi'));
    expect(sentTexts(asked)).toEqual(['Your name?']);
    expect(asked.session).toMatchObject({ values: {}, lastMessage: 'Hi', waitingFor: 'message' });
    const choosing = flowOf({
      first: {
        type: 'buttons',
        prompt: { en: 'What?' },
        buttons: [{ id: 'a', label: { en: 'Prices' }, url: '' }],
        into: null,
        next: { a: 'prices' },
      },
      prices: text('Cheap'),
    });
    expect(sentTexts(on(choosing, newSession(), message('prices')))).toEqual(['What?', 'Cheap']);
    expect(sentTexts(on(choosing, newSession(), message('1')))).toEqual(['What?']);
  });

  test('the message that starts a conversation is handled after the greeting and answers no question asked only then [F-05a]', () => {
    const begun = on(faq, newSession(), { type: 'start', firstMessage: 'Where is my card?' });
    expect(sentTexts(begun)).toEqual(['Hello!']);
    expect(begun.session).toMatchObject({ lastMessage: 'Where is my card?', saidFirst: true });
    const handled = on(faq, begun.session, message('Where is my card?'));
    expect(handled.effects).toEqual([{ type: 'findAnswer', question: 'Where is my card?' }]);
    expect(handled.session.saidFirst).toBe(false);

    const asked = on(asking, newSession(), { type: 'start', firstMessage: 'Hi' });
    const ignored = on(asking, asked.session, message('Hi'));
    expect(ignored).toMatchObject({ effects: [], session: { values: {}, lastMessage: 'Hi' } });
    expect(on(asking, ignored.session, message('Maya')).session.values).toEqual({ name: 'Maya' });
  });

  test('a blank message changes nothing; files without text are stored by name [F-06] [F-31]', () => {
    const { session } = play(faq, []);
    for (const written of ['', ' \n\t'])
      expect(on(faq, session, message(written))).toMatchObject({ session, effects: [] });
    const files = [{ name: 'bill.pdf', url: '/files/1', bytes: 1, isPicture: false }];
    const sent = on(faq, session, { type: 'message', text: ' ', files });
    expect(sent.session.lastMessage).toBe('bill.pdf');
  });

  test('unexpected input is ignored [F-07]', () => {
    const over = play(flowOf({ first: { type: 'end', message: {}, next: {} } }), []).session;
    const withPerson = play(faq, [{ type: 'personRequested' }]).session;
    const listening = play(faq, []).session;
    const apiReply: Input = {
      type: 'apiReply',
      request: 0,
      reply: { ok: false, problem: { because: 'timedOut' } },
    };
    const cases: [FlowSession, Input][] = [
      [over, message('hello?')],
      [over, { type: 'personRequested' }],
      [withPerson, message('hello?')],
      [withPerson, { type: 'personRequested' }],
      [withPerson, unknown],
      [listening, unknown],
      [listening, apiReply],
      [listening, { type: 'timePassed', request: 0 }],
      [listening, { type: 'intent', intentId: null }],
      [listening, { type: 'translation', request: 0, text: '' }],
      [listening, { type: 'handOverEnded', how: 'givenBack' }],
      [listening, { type: 'jump', blockId: 'gone' }],
    ];
    for (const [session, input] of cases) {
      const trace = [{ what: 'inputIgnored', blockId: session.blockId }];
      expect(on(faq, session, input)).toEqual({ session, effects: [], trace });
    }
  });

  test('a branch that leads nowhere ends the conversation [F-08]', () => {
    const { effects, session } = play(flowOf({ first: text('Bye') }), []);
    expect(effects).toEqual([sendMessage('Bye'), { type: 'complete' }]);
    expect(session.waitingFor).toBe('nothing');
  });

  test('a loop that never waits is cut off without flooding the visitor [F-03]', () => {
    const silent = flowOf({ first: { type: 'go-to', next: { done: 'first' } } });
    expect(play(silent, []).trace.filter(({ what }) => what === 'ran')).toHaveLength(STEP_BUDGET);
    const cut = play(circle, []);
    expect(cut.effects).toEqual([offer]);
    expect(cut.trace.at(-1)?.what).toBe('loopCutOff');
    expect(on(circle, cut.session, message('hello?')).effects).toEqual([offer]);
    expect(on(circle, cut.session, message('yes')).effects).toContainEqual({
      type: 'handOver',
      waitMinutes: 0,
    });
  });

  test('a flow with the maximum number of blocks runs to its end [F-03]', () => {
    const chain = (length: number) =>
      flowOf(
        Object.fromEntries(
          Array.from({ length }, (_, at) => [
            at === 0 ? 'first' : `b${at}`,
            { type: 'go-to', next: { done: at + 1 < length ? `b${at + 1}` : null } },
          ]),
        ),
      );
    expect(play(chain(49), []).effects).toEqual([{ type: 'complete' }]);
    expect(play(chain(50), []).trace.at(-1)?.what).toBe('loopCutOff');
  });

  test('a flow that runs forever with waits is cut off too, unless the visitor writes [F-03]', () => {
    const ticking = flowOf({
      first: { type: 'wait', seconds: 1, next: { done: 'tick' } },
      tick: text('tick', 'first'),
    });
    let turn = play(ticking, []);
    let turns = 0;
    for (; turn.session.waitingFor === 'time' && turns < 1_000; turns += 1)
      turn = on(ticking, turn.session, { type: 'timePassed', request: turn.session.requests });
    expect(turn.trace.at(-1)?.what).toBe('loopCutOff');
    expect(turns).toBeLessThan(300);
    const answered = on(ticking, { ...play(ticking, []).session, stepsAlone: 499 }, message('go on'));
    expect(answered.session.stepsAlone).toBe(0);
  });

  test('the output of a turn is limited [F-29]', () => {
    const chatter = (count: number, written: string) =>
      flowOf(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            at === 0 ? 'first' : `b${at}`,
            text(written, at + 1 < count ? `b${at + 1}` : null),
          ]),
        ),
      );
    expect(sentTexts(play(chatter(30, 'x'), []))).toHaveLength(30);
    for (const flow of [chatter(31, 'x'), chatter(16, 'x'.repeat(4_000))])
      expect(play(flow, []).effects).toEqual([offer]);
    const long = flowOf(
      { first: text('{{it}}'.repeat(600)) },
      { values: [value('it', 'text', { initial: 'x'.repeat(4_000) })] },
    );
    expect(sentTexts(play(long, []))[0]).toHaveLength(4_000);
  });

  test('a session at a removed block restarts with the next message [F-09]', () => {
    for (const blockId of ['gone', 'constructor', 'tostring']) {
      const session: FlowSession = { ...play(faq, []).session, blockId };
      expect(on(faq, session, message('hi')).session).toMatchObject({ blockId: 'answers', question: 'hi' });
      const lost = on(faq, { ...session, waitingFor: 'finding' }, unknown);
      expect(lost.trace).toEqual([{ what: 'blockMissing', blockId }]);
      expect(lost.effects).toEqual([offer]);
    }
  });

  test('a block can have the name of a built-in object property [F-02]', () => {
    const flow = flowOf({
      first: { type: 'go-to', next: { done: 'constructor' } },
      constructor: text('Built'),
    });
    expect(sentTexts(play(flow, []))).toEqual(['Built']);
  });

  test('texts are sent in the visitor’s language, else in the flow’s own, else in any [F-30]', () => {
    const content = (written: object) => ({
      type: 'message',
      content: { kind: 'text', words: written },
      next: { done: null },
    });
    const flow = flowOf({ first: content({ en: 'Hi {{language}}', sv: 'Hej {{language}}' }) });
    expect(sentTexts(on(flow, { ...newSession(), language: 'sv' }, start))).toEqual(['Hej sv']);
    expect(sentTexts(on(flow, { ...newSession(), language: 'sv' }, start, { language: 'en' }))).toEqual([
      'Hi en',
    ]);
    expect(sentTexts(on(flow, newSession(), start, { language: 'fr' }))).toEqual(['Hi fr']);
    expect(sentTexts(on(flowOf({ first: content({ de: 'Hallo' }) }), newSession(), start))).toEqual([
      'Hallo',
    ]);
    const own = flowOf({ first: text('tick', 'first') }, { texts: { sv: { unknown: 'Hoppsan.' } } });
    expect(sentTexts(play(own, [], { ...context, language: 'sv' }))[0]).toMatch(/^Hoppsan\. Vill du/);
  });

  test('dates, numbers and yes or no are formatted in the visitor’s language [F-64]', () => {
    const flow = flowOf(
      { first: text('{{day}}; {{price}}; {{agreed}}; {{today}} {{time}}') },
      {
        values: [
          value('day', 'date', { initial: '2026-05-31' }),
          value('price', 'number', { initial: 1234.5 }),
          value('agreed', 'yesNo', { initial: true }),
        ],
      },
    );
    const timeZone = 'Pacific/Auckland';
    expect(sentTexts(play(flow, [], { ...context, language: 'de' }))).toEqual([
      '31. Mai 2026; 1234,5; ja; 20. Mai 2026 10:30',
    ]);
    expect(sentTexts(play(flow, [], { ...context, timeZone }))).toEqual([
      'May 31, 2026; 1234.5; yes; May 20, 2026 22:30',
    ]);
  });

  test('characters that no database accepts are not stored [F-33]', () => {
    const { session } = play(asking, [message('a\0b\ud800')]);
    expect(session).toMatchObject({ values: { name: 'ab\ufffd' }, lastMessage: 'ab\ufffd' });
  });

  test('a trial can continue at any block with the current values [F-32]', () => {
    const jumped = on(circle, { ...newSession(), values: { a: 1 } }, { type: 'jump', blockId: 'second' });
    expect(jumped.trace[0]).toMatchObject({ what: 'ran', blockId: 'second' });
    expect(jumped.session.values).toEqual({ a: 1 });
  });
});

describe('restart and stop', () => {
  test.each(['Start over!', 'empezar de nuevo', 'Von vorne, bitte', 'recommencer', 'Börja om'])(
    '%s restarts [F-34]',
    (written) => {
      const turn = play(asking, [message(written)]);
      expect(sentTexts(turn)).toEqual(['Your name?']);
      expect(turn.trace[0]).toEqual({ what: 'restarted', blockId: 'first' });
    },
  );

  test.each(['stop', 'Terminar', 'Aufhören', 'arrêter', 'sluta tack'])(
    '%s ends the conversation [F-34]',
    (written) => {
      const turn = play(asking, [message(written)]);
      expect(turn.effects).toEqual([sendMessage(texts.stopped), { type: 'complete' }]);
      expect(turn.trace).toEqual([{ what: 'stopped', blockId: 'first' }]);
      expect(turn.session.waitingFor).toBe('nothing');
    },
  );

  test('a text that only starts like that is an answer [F-34]', () => {
    expect(play(asking, [message('Stop by Monday')]).session.values.name).toBe('Stop by Monday');
  });
});
