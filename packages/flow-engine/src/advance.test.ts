import {
  type Block,
  FLOW_TEXTS,
  type Flow,
  type FlowSession,
  flow as flowShape,
} from '@parrot/contract/flows';
import { describe, expect, test } from 'vitest';
import { advance, type Input, newSession, questionsAndAnswersFlow } from './index.ts';

const texts = FLOW_TEXTS.en;
const faqFlow = questionsAndAnswersFlow({ welcome: 'Hello!', botEscalationCount: 2, texts });
const flowOf = (blocks: Record<string, Block>): Flow =>
  flowShape.parse({ version: 1, start: 'start', blocks, texts });
const start: Block = { type: 'start', next: { done: 'first' } };
const message = (text: string): Input => ({ type: 'message', text });
const say = (text: string) => ({ type: 'say', text, suggestions: [] });
const offer = { type: 'say', suggestions: [texts.talkToPerson], offersPerson: true };

const play = (flow: Flow, ...inputs: Input[]): FlowSession =>
  inputs.reduce((session, input) => advance(flow, session, input).session, newSession());

describe('the engine', () => {
  test('start begins anew, wherever the session stood [F-04]', () => {
    const fresh = advance(faqFlow, newSession(), { type: 'start' });
    expect(fresh.effects).toEqual([say('Hello!')]);
    for (const session of [play(faqFlow, message('a')), play(faqFlow, { type: 'personRequested' })]) {
      expect(advance(faqFlow, session, { type: 'start' })).toEqual(fresh);
    }
  });

  test('a message before the start is heard after it [F-05]', () => {
    const { effects, session } = advance(faqFlow, newSession(), message('Where is my card?'));
    expect(effects).toEqual([say('Hello!'), { type: 'findAnswer', question: 'Where is my card?' }]);
    expect(session.waitingFor).toBe('finding');
  });

  test('a blank message changes nothing [F-06]', () => {
    const session = play(faqFlow, { type: 'start' });
    for (const text of ['', ' \n\t']) {
      expect(advance(faqFlow, session, message(text))).toMatchObject({ session, effects: [] });
    }
  });

  test('what nobody waits for is ignored [F-07]', () => {
    const over = play(flowOf({ start, first: { type: 'end', next: {} } }), { type: 'start' });
    const withPerson = play(faqFlow, { type: 'start' }, { type: 'personRequested' });
    const listening = play(faqFlow, { type: 'start' });
    const late: Input = { type: 'finding', finding: { kind: 'unknown' } };
    const cases: [FlowSession, Input][] = [
      [over, message('hello?')],
      [over, { type: 'personRequested' }],
      [withPerson, message('hello?')],
      [withPerson, { type: 'personRequested' }],
      [withPerson, late],
      [listening, late],
    ];
    for (const [session, input] of cases) {
      const trace = [{ what: 'inputIgnored', blockId: session.blockId }];
      expect(advance(faqFlow, session, input)).toEqual({ session, effects: [], trace });
    }
  });

  test('a branch that leads nowhere ends the conversation [F-08]', () => {
    const flow = flowOf({ start, first: { type: 'message', text: 'Bye', next: { done: null } } });
    const { effects, session } = advance(flow, newSession(), { type: 'start' });
    expect(effects).toEqual([say('Bye'), { type: 'complete' }]);
    expect(session.waitingFor).toBe('nothing');
  });

  test('a loop that waits for nobody is cut off without flooding the visitor [F-03]', () => {
    const flow = flowOf({
      start,
      first: { type: 'message', text: 'tick', next: { done: 'second' } },
      second: { type: 'message', text: 'tock', next: { done: 'first' } },
    });
    const cut = advance(flow, newSession(), { type: 'start' });
    expect(cut.effects).toEqual([{ ...offer, text: `${texts.unknown} ${texts.offerPerson}` }]);
    expect(cut.trace.filter(({ what }) => what === 'ran')).toHaveLength(50);
    expect(cut.trace.at(-1)?.what).toBe('loopCutOff');
    expect(cut.session.waitingFor).toBe('message');
    const again = advance(flow, cut.session, message('hello?'));
    expect(again.effects).toEqual(cut.effects);
    expect(advance(flow, newSession(), message('hello?')).effects).toEqual(cut.effects);
    expect(advance(flow, cut.session, message('yes')).effects).toContainEqual({ type: 'handOver' });
  });

  test('a flow of just as many blocks as allowed runs to its end [F-03]', () => {
    const chain = (length: number) => {
      const blocks = Array.from({ length }, (_, at): [string, Block] => [
        at === 0 ? 'first' : `b${at}`,
        { type: 'message', text: `${at}`, next: { done: at + 1 < length ? `b${at + 1}` : null } },
      ]);
      return flowOf({ start, ...Object.fromEntries(blocks) });
    };
    expect(advance(chain(49), newSession(), { type: 'start' }).effects).toHaveLength(50);
    expect(advance(chain(50), newSession(), { type: 'start' }).trace.at(-1)?.what).toBe('loopCutOff');
  });

  test('a session at a block that is gone begins anew at the next message [F-09]', () => {
    const flow = flowOf({ start, first: { type: 'answer-from-knowledge', botEscalationCount: 1, next: {} } });
    for (const blockId of ['gone', 'constructor', 'tostring']) {
      const session: FlowSession = { ...play(flow, { type: 'start' }), blockId };
      const heard = advance(flow, session, message('hi'));
      expect(heard.session).toMatchObject({ blockId: 'first', waitingFor: 'finding', question: 'hi' });
      const awaiting: FlowSession = { ...session, waitingFor: 'finding' };
      const lost = advance(flow, awaiting, { type: 'finding', finding: { kind: 'unknown' } });
      expect(lost.trace).toEqual([{ what: 'blockMissing', blockId }]);
      expect(lost.effects).toEqual([{ ...offer, text: `${texts.unknown} ${texts.offerPerson}` }]);
    }
  });

  test('a block may bear the name of something every object has [F-02]', () => {
    const built: Block = { type: 'message', text: 'Built', next: { done: null } };
    const flow = flowOf({ start: { type: 'start', next: { done: 'constructor' } }, constructor: built });
    expect(advance(flow, newSession(), { type: 'start' }).effects[0]).toEqual(say('Built'));
  });
});

describe('asking for a person', () => {
  const handedOver = [say(texts.handingOver), { type: 'handOver' }];
  const listening = play(faqFlow, { type: 'start' });

  test('the request hands over from anywhere the bot leads [F-20]', () => {
    for (const session of [newSession(), listening, play(faqFlow, message('a question'))]) {
      const { effects, session: after, trace } = advance(faqFlow, session, { type: 'personRequested' });
      expect(effects).toEqual(handedOver);
      expect(after).toMatchObject({ waitingFor: 'person', blockId: session.blockId, question: null });
      expect(trace).toEqual([{ what: 'personRequested', blockId: session.blockId }]);
    }
  });

  test.each([
    ['en', 'Talk to a HUMAN, please!'],
    ['es', '¡Quiero hablar con una persona, por favor!'],
    ['de', 'Ich mochte mit einem Menschen sprechen bitte'],
    ['fr', "Je voudrais parler à quelqu'un, s'il vous plaît."],
    ['sv', 'Jag vill prata med en människa, tack'],
  ])('so do its words in %s [F-21]', (_language, text) => {
    for (const session of [newSession(), listening, play(faqFlow, message('a question'))]) {
      expect(advance(faqFlow, session, message(text)).effects).toEqual(handedOver);
    }
  });

  test.each(['What is a human right?', 'Is the agent of the Nile crocodile here?', 'person', 'please', '?!'])(
    'other words that hold one do not: %s [F-21]',
    (text) => {
      expect(advance(faqFlow, listening, message(text)).effects).toEqual([
        { type: 'findAnswer', question: text },
      ]);
    },
  );

  test.each([...Object.values(FLOW_TEXTS).map((own) => own.talkToPerson), 'Snakk med et menneske', '🧑'])(
    'so does the label of the offer: %s [F-22]',
    (talkToPerson) => {
      const flow: Flow = { ...faqFlow, texts: { ...texts, talkToPerson } };
      expect(advance(flow, listening, message(talkToPerson)).effects).toEqual(handedOver);
    },
  );

  test('a yes accepts the offer just made, and is a question otherwise [F-23]', () => {
    const unknown: Input = { type: 'finding', finding: { kind: 'unknown' } };
    const once = play(faqFlow, message('a'), unknown);
    const offered = play(faqFlow, message('a'), unknown, message('b'), unknown);
    for (const yes of ['Yes, please!', 'sí', 'Ja, gerne', "D'accord", 'ja tack']) {
      expect(advance(faqFlow, once, message(yes)).effects).toEqual([{ type: 'findAnswer', question: yes }]);
      expect(advance(faqFlow, offered, message(yes)).effects).toEqual(handedOver);
    }
    const answered = play(faqFlow, message('a'), unknown, message('b'), unknown, message('c'), {
      type: 'finding',
      finding: { kind: 'answer', answer: 'C', link: '' },
    });
    expect(advance(faqFlow, answered, message('yes')).effects).toEqual([
      { type: 'findAnswer', question: 'yes' },
    ]);
  });
});

describe('where no person is to be had [DSG-08]', () => {
  const alone = { people: false };
  const listening = play(faqFlow, { type: 'start' });

  test('words that ask for one are a question like any other, and the request is ignored [F-27]', () => {
    for (const text of ['Talk to a human', texts.talkToPerson]) {
      expect(advance(faqFlow, listening, message(text), alone).effects).toEqual([
        { type: 'findAnswer', question: text },
      ]);
    }
    expect(advance(faqFlow, listening, { type: 'personRequested' }, alone)).toMatchObject({
      session: listening,
      effects: [],
    });
  });

  test('a flow that goes astray offers none, and a yes accepts nothing [F-26]', () => {
    const circle = flowOf({ start, first: { type: 'message', text: 'tick', next: { done: 'first' } } });
    const cut = advance(circle, newSession(), { type: 'start' }, alone);
    expect(cut.effects).toEqual([say(texts.unknown)]);
    expect(advance(circle, cut.session, message('yes'), alone).effects).toEqual([say(texts.unknown)]);
  });

  test('a hand-over leads nowhere silent: the next message is heard from the start [F-28]', () => {
    const flow = flowOf({ start, first: { type: 'hand-over', next: {} } });
    const said = advance(flow, newSession(), { type: 'start' }, alone);
    expect(said.effects).toEqual([say(texts.unknown)]);
    expect(advance(flow, said.session, message('Hello?'), alone).effects).toEqual([say(texts.unknown)]);
  });
});

test('the flow of a Q&A app is sound, greets, and goes on answering [F-24]', () => {
  expect(flowShape.parse(faqFlow)).toEqual(faqFlow);
  const silent = questionsAndAnswersFlow({ welcome: '', botEscalationCount: 3, texts });
  expect(advance(silent, newSession(), { type: 'start' })).toMatchObject({
    effects: [],
    session: { waitingFor: 'message' },
  });
  let session = play(faqFlow, { type: 'start' });
  for (const text of ['one', 'two', 'three']) {
    session = advance(faqFlow, session, message(text)).session;
    const finding: Input = { type: 'finding', finding: { kind: 'answer', answer: text, link: '' } };
    const replied = advance(faqFlow, session, finding);
    expect(replied.effects).toEqual([say(text)]);
    session = replied.session;
  }
});
