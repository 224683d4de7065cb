import { FLOW_TEXTS } from '@parrot/contract/flows';
import { describe, expect, test } from 'vitest';
import { flowOf, message, on, play, sendMessage, sentTexts, start, text } from './flow.fixture.ts';
import { type Input, newSession } from './index.ts';
import { answers, ask, asking, circle, faq, unknown } from './small-flows.fixture.ts';

const texts = FLOW_TEXTS.en;

describe('requesting an agent', () => {
  const handedOver = [sendMessage(texts.handingOver), { type: 'handOver', waitMinutes: 0 }];
  const listening = play(faq, []).session;

  test('the request hands over from anywhere the bot leads [F-20]', () => {
    for (const session of [newSession(), listening, play(faq, [message('a question')]).session]) {
      const { effects, session: after, trace } = on(faq, session, { type: 'personRequested' });
      expect(effects).toEqual(handedOver);
      expect(after).toMatchObject({ waitingFor: 'person', blockId: session.blockId, question: null });
      expect(trace).toEqual([{ what: 'personRequested', blockId: session.blockId }]);
    }
    const unstaffed = on(
      faq,
      listening,
      { type: 'personRequested' },
      { desk: { enabled: true, available: false } },
    );
    expect(unstaffed.effects).toEqual([sendMessage(texts.nobodyThere), { type: 'handOver', waitMinutes: 0 }]);
  });

  test.each([
    ['en', 'Talk to a HUMAN, please!'],
    ['es', '¡Quiero hablar con una persona, por favor!'],
    ['de', 'Ich mochte mit einem Menschen sprechen bitte'],
    ['fr', "Je voudrais parler à quelqu'un, s'il vous plaît."],
    ['sv', 'Jag vill prata med en människa, tack'],
  ])('a phrase in %s does too, also during a question [F-21] [F-35]', (_language, written) => {
    for (const session of [newSession(), listening, play(faq, [message('a question')]).session])
      expect(on(faq, session, message(written)).effects).toEqual(handedOver);
    expect(play(asking, [message(written)]).effects).toEqual(handedOver);
  });

  test.each(['What is a human right?', 'Is the agent of the Nile crocodile here?', 'person', 'please'])(
    'a longer text that contains the phrase does not: %s [F-21]',
    (written) => {
      expect(on(faq, listening, message(written)).effects).toEqual([
        { type: 'findAnswer', question: written },
      ]);
    },
  );

  test.each(['Can I talk to someone?', 'Kundenservice', 'can i talk to a human pls', 'quiero un agente'])(
    'a request in other words does, unless the flow has an answer: %s [F-77]',
    (written) => {
      const asked = on(faq, listening, message(written));
      if (written.includes('pls')) return expect(asked.effects).toEqual(handedOver);
      expect(asked.effects).toEqual([{ type: 'findAnswer', question: written }]);
      const { effects, session, trace } = on(faq, asked.session, unknown);
      expect(effects).toEqual(handedOver);
      expect(session).toMatchObject({ waitingFor: 'person', question: null, unanswered: 0 });
      expect(trace).toEqual([{ what: 'personRequested', blockId: 'answers' }]);
      const finding: Input = { type: 'finding', finding: { kind: 'answer', answer: 'C', sources: [] } };
      expect(sentTexts(on(faq, asked.session, finding))).toEqual(['C']);
      const first = on(faq, newSession(), message(written));
      expect(first.effects.at(-1)).toEqual({ type: 'findAnswer', question: written });
    },
  );

  test('questions that may be meant are suggested to who only names people, with the offer of an agent [F-77]', () => {
    const finding: Input = {
      type: 'finding',
      finding: { kind: 'didYouMean', suggestions: [{ question: 'When is customer service open?' }] },
    };
    const named = play(faq, [message('customer service'), finding]);
    expect(named.effects).toMatchObject([{ offersPerson: true, suggestions: { length: 3 } }]);
    expect(play(faq, [message('I need customer service'), finding]).effects).toEqual(handedOver);
  });

  test('a block that asks takes a name as its answer, and a request in other words hands over [F-77]', () => {
    expect(play(asking, [message('Customer service')]).session.values.name).toBe('Customer service');
    expect(play(asking, [message('I want to talk to someone')]).effects).toEqual(handedOver);
    const early = on(asking, newSession(), { type: 'start', firstMessage: 'Customer service' });
    expect(on(asking, early.session, message('Customer service')).effects).toEqual(handedOver);
    expect(on(asking, newSession(), message('Can I talk to someone?')).effects).toEqual(handedOver);
  });

  test('an intent or a lookup that reads the request decides first [F-77]', () => {
    const route = {
      type: 'route-by-intent',
      text: '',
      intents: [{ id: 'call', name: 'Call', phrases: ['I need a human'] }],
      next: { call: 'call', otherwise: 'other' },
    };
    const flow = (other: object) =>
      flowOf({
        first: { ...ask, next: { done: 'route', gaveUp: null } },
        route,
        call: text('We will call you'),
        other,
      });
    const intent = (intentId: string | null): Input => ({ type: 'intent', intentId });
    const request = message('I need a human now');
    const simple = flow(text('Something else'));
    expect(sentTexts(play(simple, [request, intent('call')]))).toEqual(['We will call you']);
    expect(play(simple, [request, intent(null)]).effects).toEqual(handedOver);
    expect(sentTexts(play(simple, [message('Support'), intent(null)]))).toEqual(['Something else']);

    const once = flow({ ...answers, keepsListening: false });
    const asked = play(once, [request, intent(null)]);
    expect(asked.effects).toEqual([{ type: 'findAnswer', question: 'I need a human now' }]);
    expect(on(once, asked.session, unknown).effects).toEqual(handedOver);
  });

  test.each([...Object.values(FLOW_TEXTS).map((own) => own.talkToPerson), 'Snakk med et menneske', '🧑'])(
    'the label of the offer does too: %s [F-22]',
    (talkToPerson) => {
      const flow = { ...faq, texts: { en: { talkToPerson } } };
      expect(on(flow, listening, message(talkToPerson)).effects).toEqual(handedOver);
    },
  );

  test('a yes accepts an offer just made, and is a question otherwise [F-23]', () => {
    const once = play(faq, [message('a'), unknown]).session;
    const offered = play(faq, [message('a'), unknown, message('b'), unknown]).session;
    for (const yes of ['Yes, please!', 'sí', 'Ja, gerne', "D'accord", 'ja tack']) {
      expect(on(faq, once, message(yes)).effects).toEqual([{ type: 'findAnswer', question: yes }]);
      expect(on(faq, offered, message(yes)).effects).toEqual(handedOver);
    }
    const finding: Input = { type: 'finding', finding: { kind: 'answer', answer: 'C', sources: [] } };
    const answered = play(faq, [message('a'), unknown, message('b'), unknown, message('c'), finding]).session;
    expect(on(faq, answered, message('yes')).effects).toEqual([{ type: 'findAnswer', question: 'yes' }]);
  });

  test('after a return the open question is asked again, or the bot listens, or restarts [F-38]', () => {
    const back: Input = { type: 'handOverEnded', how: 'givenBack' };
    const person: Input = { type: 'personRequested' };
    expect(sentTexts(play(asking, [person, back]))).toEqual(['Your name?']);
    const handOver = {
      type: 'hand-over',
      message: {},
      waitMinutes: 0,
      next: { nobody: null, tooLong: null },
    };
    const listens = play(flowOf({ first: handOver, answers }), [back]);
    expect(listens).toMatchObject({ effects: [], session: { blockId: 'answers', waitingFor: 'message' } });
    const restarted = play(flowOf({ first: handOver }), [back]);
    expect(restarted).toMatchObject({ effects: [], session: { waitingFor: 'start' } });
  });

  test('a visitor who requested an agent and waits long is asked for patience [F-37]', () => {
    const waiting = play(faq, [{ type: 'personRequested' }, { type: 'handOverEnded', how: 'tooLong' }]);
    expect(waiting.effects).toEqual([sendMessage(texts.stillWaiting)]);
    expect(waiting.session.waitingFor).toBe('person');
  });
});

describe('without agents [DSG-08]', () => {
  const alone = { desk: { enabled: false, available: false } };
  const listening = play(faq, []).session;

  test('a phrase that requests one is a question like any other, and the request is ignored [F-27]', () => {
    for (const written of ['Talk to a human', texts.talkToPerson])
      expect(on(faq, listening, message(written), alone).effects).toEqual([
        { type: 'findAnswer', question: written },
      ]);
    const rephrased = on(faq, listening, message('Can I talk to someone?'), alone);
    expect(on(faq, rephrased.session, unknown, alone).effects).toEqual([sendMessage(texts.unknown)]);
    expect(sentTexts(on(asking, play(asking, []).session, message('I need a human'), alone))).toEqual([]);
    expect(on(faq, listening, { type: 'personRequested' }, alone)).toMatchObject({
      session: listening,
      effects: [],
    });
  });

  test('a broken flow does not offer an agent, and a yes accepts nothing [F-26]', () => {
    const cut = on(circle, newSession(), start, alone);
    expect(cut.effects).toEqual([sendMessage(texts.unknown)]);
    expect(on(circle, cut.session, message('yes'), alone).effects).toEqual([sendMessage(texts.unknown)]);
  });
});
