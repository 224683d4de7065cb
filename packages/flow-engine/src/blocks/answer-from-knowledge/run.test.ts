import { LIMITS } from '@parrot/contract/core';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, message, on, play, sendMessage, text } from '../../flow.fixture.ts';
import type { Finding, Input } from '../../index.ts';

const texts = FLOW_TEXTS.en;
const answers = (more: object = {}) => ({
  type: 'answer-from-knowledge',
  keepsListening: true,
  question: '',
  botEscalationCount: 2,
  next: { answered: null, unanswered: null },
  ...more,
});
const listening = flowOf({ first: answers() });
const found = (finding: Finding): Input => ({ type: 'finding', finding });
const unknown = found({ kind: 'unknown' });
const answered = found({ kind: 'answer', answer: 'Here.', sources: [{ title: 'Map', url: '' }] });
const offer = { suggestions: [texts.talkToPerson], offersPerson: true };

const picture = { name: 'lamp.png', url: 'https://files.example/lamp.png', bytes: 4, isPicture: true };

test('it waits for a message, then for the finding [F-12]', () => {
  const waiting = play(listening, []);
  expect(waiting).toMatchObject({ effects: [], session: { blockId: 'first', waitingFor: 'message' } });
  const asked = on(listening, waiting.session, message('  Where? '));
  expect(asked.effects).toEqual([{ type: 'findAnswer', question: 'Where?' }]);
  expect(asked.session).toMatchObject({ waitingFor: 'finding', question: 'Where?' });
});

test('a message during a search waits, and the finding of an earlier question is ignored [F-17]', () => {
  const asked = play(listening, [message('Where?')]).session;
  const handled = on(listening, asked, message('When?'));
  expect(handled).toMatchObject({ effects: [], trace: [{ what: 'inputIgnored' }] });
  expect(handled.session).toMatchObject({ waitingFor: 'finding', question: 'Where?' });
  const late = on(listening, asked, { ...answered, request: asked.requests - 1 } as Input);
  expect(late).toMatchObject({ effects: [], session: { waitingFor: 'finding' } });
  const inTime = on(listening, asked, { ...answered, request: asked.requests } as Input);
  expect(inTime.session).toMatchObject({ waitingFor: 'message', question: null });
});

test('a question is stored up to the length of a message [F-33]', () => {
  const { session } = play(listening, [message('x'.repeat(LIMITS.messageLength + 1))]);
  expect(session.question).toHaveLength(LIMITS.messageLength);
});

test.each([
  ['a file', { type: 'message' as const, text: ' ', files: [picture] }, texts.gotFile],
  ['a file with a smile', { type: 'message' as const, text: '🙂', files: [picture] }, texts.gotFile],
  ['a link', message('https://shop.example/lamp?id=4'), texts.gotLink],
  ['an emoji', message('🙂'), texts.gotNoWords],
  ['an approval', message('👍🏽 🙏'), texts.acknowledged],
  ['punctuation', message('???'), texts.gotNoWords],
])('%s alone is not a question: the bot asks back and counts nothing [F-73]', (_what, sent, asksBack) => {
  const before = play(listening, [message('a'), unknown]).session;
  const { effects, session } = on(listening, before, sent);
  const suggestions = asksBack === texts.gotFile ? [texts.talkToPerson] : [];
  expect(effects).toEqual([sendMessage(asksBack, { suggestions })]);
  expect(session).toMatchObject({ unanswered: before.unanswered, waitingFor: 'message', question: null });

  const once = flowOf({ first: answers({ keepsListening: false, question: '🙂' }) });
  const passed = play(once, []);
  expect(passed.effects[0]).toEqual(sendMessage(texts.gotNoWords));
  expect(passed.session.unanswered).toBe(0);
});

test.each(['48213', 'Wo?', '¿Dónde?', '営業時間', 'See https://shop.example'])(
  '%s can be a question [F-73]',
  (asked) => {
    expect(play(listening, [message(asked)]).effects).toEqual([{ type: 'findAnswer', question: asked }]);
  },
);

test('without agents, a file does not cause an offer [F-73]', () => {
  const sent = { type: 'message' as const, text: '', files: [picture] };
  const alone = { ...context, desk: { enabled: false, available: false } };
  expect(on(listening, play(listening, []).session, sent, alone).effects).toEqual([
    sendMessage(texts.gotFile),
  ]);
});

test('an answer is sent with its sources and resets the count [F-13]', () => {
  const { effects, session } = play(listening, [message('a'), unknown, message('b'), answered]);
  expect(effects).toEqual([sendMessage('Here.', { sources: [{ title: 'Map', url: '' }], canRate: true })]);
  expect(session).toMatchObject({ unanswered: 0, waitingFor: 'message', question: null });
});

test('an answer includes its picture [F-13]', () => {
  const imageUrl = 'https://shop.example/box.png';
  const pictured = found({ kind: 'answer', answer: 'Here.', sources: [], imageUrl });
  const attachment = { imageUrl, title: '', text: '', buttons: [] };
  for (const flow of [listening, flowOf({ first: answers({ keepsListening: false, question: 'Where?' }) })])
    expect(play(flow, flow === listening ? [message('a'), pictured] : [pictured]).effects).toContainEqual(
      sendMessage('Here.', { attachment, canRate: true }),
    );
});

test.each([
  ['Hello!', texts.greeted],
  ['vielen Dank', texts.thanked],
  ['ok', texts.acknowledged],
  ['no, that’s all', texts.declined],
  ['yes', texts.gotNoWords],
  ['Hej då', texts.goodbye],
])(
  '%s is small talk: without an answer of its own the bot replies briefly and counts nothing [F-75]',
  (sent, short) => {
    const before = play(listening, [message('a'), unknown]).session;
    const asked = on(listening, before, message(sent));
    expect(asked.effects).toEqual([{ type: 'findAnswer', question: sent }]);
    expect(on(listening, asked.session, answered).effects).toMatchObject([{ text: 'Here.' }]);
    const suggestions = [{ question: 'Where are you?' }];
    for (const finding of [unknown, found({ kind: 'didYouMean', suggestions })]) {
      const replied = on(listening, asked.session, finding);
      expect(replied.effects).toEqual([sendMessage(short)]);
      expect(replied.session).toMatchObject({ unanswered: 1, waitingFor: 'message', question: null });
      expect(replied.trace).toMatchObject([{ what: 'ran', because: 'smallTalk' }]);
    }
  },
);

test('who asks whether it is a bot is told so, and offered an agent where there are some [F-75]', () => {
  const asked = on(listening, play(listening, []).session, message('Are you a bot?')).session;
  expect(on(listening, asked, unknown).effects).toEqual([
    sendMessage(texts.isBot, { suggestions: [texts.talkToPerson] }),
  ]);
  const alone = { ...context, desk: { enabled: false, available: false } };
  expect(on(listening, asked, unknown, alone).effects).toEqual([sendMessage(texts.isBot)]);
});

test('small talk does not take the branch of unanswered questions, unless the block does not listen [F-75]', () => {
  const next = { answered: null, unanswered: 'sorry' };
  const sorry = text('Let me ask', 'first');
  const connected = flowOf({ first: answers({ next }), sorry });
  expect(play(connected, [message('thanks'), unknown]).effects).toEqual([sendMessage(texts.thanked)]);
  const once = { keepsListening: false, question: 'thanks' };
  const left = play(flowOf({ first: answers({ ...once, next }), sorry: text('Bye') }), [unknown]);
  expect(left.effects[0]).toEqual(sendMessage('Bye'));
  const alone = play(flowOf({ first: answers(once) }), [unknown]);
  expect(alone.effects[0]).toEqual(sendMessage(texts.thanked));
  for (const { session } of [left, alone]) expect(session.unanswered).toBe(0);
});

test('the reply is in the language of the question, and so are its labels; the session’s stays [F-76]', () => {
  const { de } = FLOW_TEXTS;
  const asked = play(listening, [message('a'), unknown, message('Wo ist mein Paket?')]).session;
  const inGerman = (finding: Finding): Input => ({ type: 'finding', finding, language: 'de' });
  const replied = on(listening, asked, inGerman({ kind: 'unknown' }), { language: 'en' });
  expect(replied.effects).toEqual([
    sendMessage(`${de.unknown} ${de.offerPerson}`, { suggestions: [de.talkToPerson], offersPerson: true }),
  ]);
  expect(replied.session.language).toBe('en');

  const own = { ...listening, texts: { de: { noneOfThese: 'Keins', talkToPerson: 'Anruf bitte' } } };
  const suggestions = [{ question: 'Wo sind Sie?' }];
  const back = on(own, asked, inGerman({ kind: 'didYouMean', suggestions }), { language: 'en' });
  expect(back.effects).toMatchObject([{ suggestions: ['Wo sind Sie?', 'Keins', 'Anruf bitte'] }]);
  const none = on(own, back.session, message('Keins'), { language: 'en' });
  expect(none.trace.at(-1)).toMatchObject({ because: 'noneMeant' });
  expect(on(own, back.session, message('Anruf bitte'), { language: 'en' }).session.waitingFor).toBe('person');
});

test('did you mean: asks back with the questions, and counts; without any it is unknown [F-14] [F-15]', () => {
  const suggestions = [{ question: 'Where are you?' }, { question: 'Where is it?' }];
  const back = play(listening, [message('a'), found({ kind: 'didYouMean', suggestions })]);
  expect(back.effects).toEqual([
    sendMessage(texts.didYouMean, {
      suggestions: ['Where are you?', 'Where is it?', texts.noneOfThese],
    }),
  ]);
  expect(back.session.unanswered).toBe(1);
  for (const finding of [unknown, found({ kind: 'didYouMean', suggestions: [] })])
    expect(play(listening, [message('a'), finding]).effects).toEqual([sendMessage(texts.unknown)]);
});

test('none of these: an agent is offered if there are agents, and nothing is searched or counted [F-74]', () => {
  const suggestions = [{ question: 'Where are you?' }];
  const asked = [message('a'), found({ kind: 'didYouMean', suggestions }), message('none of these!')];
  const offered = play(listening, asked);
  expect(offered.effects).toEqual([sendMessage(`${texts.unknown} ${texts.offerPerson}`, offer)]);
  expect(offered.session).toMatchObject({ unanswered: 1, waitingFor: 'message', personOffered: true });
  expect(offered.trace.at(-1)).toMatchObject({ what: 'ran', because: 'noneMeant' });
  const alone = { ...context, desk: { enabled: false, available: false } };
  expect(play(listening, asked, alone).effects).toEqual([sendMessage(texts.unknown)]);
  const connected = flowOf({
    first: answers({ next: { answered: null, unanswered: 'sorry' } }),
    sorry: text('Let me ask', 'first'),
  });
  expect(play(connected, asked).effects).toEqual([sendMessage('Let me ask')]);
});

test('after a number of unanswered questions an agent is offered, if there are agents [F-16] [F-26] [DSG-08]', () => {
  const asked = [message('a'), unknown, message('b'), unknown];
  const both = sendMessage(`${texts.unknown} ${texts.offerPerson}`, offer);
  expect(play(listening, asked).effects).toEqual([both]);
  expect(play(listening, [...asked, message('c'), unknown]).effects).toEqual([both]);
  const alone = { ...context, desk: { enabled: false, available: false } };
  expect(play(listening, asked, alone).effects).toEqual([sendMessage(texts.unknown)]);
});

test('an unanswered question takes its branch, if connected [F-15]', () => {
  const flow = flowOf({
    first: answers({ next: { answered: null, unanswered: 'sorry' } }),
    sorry: text('Let me ask', 'first'),
  });
  const { effects, session } = play(flow, [message('a'), unknown]);
  expect(effects).toEqual([sendMessage('Let me ask')]);
  expect(session).toMatchObject({ blockId: 'first', waitingFor: 'message', unanswered: 1 });
});

test('once: it answers its own question and continues [F-39]', () => {
  const once = (question: string, unanswered: string | null = 'no') =>
    flowOf({
      first: answers({ keepsListening: false, question, next: { answered: 'yes', unanswered } }),
      yes: text('Anything else?'),
      no: text('What a pity'),
    });
  const asking = play(once('How is {{visitorName}}?'), []);
  expect(asking.effects).toEqual([{ type: 'findAnswer', question: 'How is Ann?' }]);
  expect(on(once('x'), asking.session, answered).effects.slice(0, 2)).toEqual([
    sendMessage('Here.', { sources: [{ title: 'Map', url: '' }], canRate: true }),
    sendMessage('Anything else?'),
  ]);
  expect(on(once('x'), asking.session, unknown).effects[0]).toEqual(sendMessage('What a pity'));
  expect(on(once('x', null), asking.session, unknown).effects).toEqual([
    sendMessage(texts.unknown),
    { type: 'complete' },
  ]);
  // Without a question it behaves as if nothing was found.
  expect(play(once(''), []).effects[0]).toEqual(sendMessage('What a pity'));
});
