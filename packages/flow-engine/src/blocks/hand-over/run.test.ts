import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, message, on, play, sendMessage, text } from '../../flow.fixture.ts';
import type { Input } from '../../index.ts';

const texts = FLOW_TEXTS.en;
const handOver = (more: object = {}) => ({
  type: 'hand-over',
  message: {},
  waitMinutes: 5,
  next: { nobody: null, tooLong: null },
  ...more,
});
const desk = (deskEnabled: boolean, available: boolean) => ({
  ...context,
  desk: { enabled: deskEnabled, available },
});
const tooLong: Input = { type: 'handOverEnded', how: 'tooLong' };

test('Hand over sends its text, requests an agent and waits [F-18] [F-25]', () => {
  const { effects, session } = play(flowOf({ first: handOver() }), []);
  expect(effects).toEqual([sendMessage(texts.handingOver), { type: 'handOver', waitMinutes: 5 }]);
  expect(session).toMatchObject({ blockId: 'first', waitingFor: 'person' });
  const own = flowOf({ first: handOver({ message: { en: 'One moment, {{visitorName}}' } }) });
  expect(play(own, []).effects[0]).toEqual(sendMessage('One moment, Ann'));
});

test('without available agents it takes that branch; unconnected, the visitor is informed and waits [F-18] [F-36]', () => {
  const flow = flowOf({
    first: handOver({ next: { nobody: 'form', tooLong: null } }),
    form: text('Write to us'),
  });
  for (const circumstances of [desk(true, false), desk(false, false)])
    expect(play(flow, [], circumstances).effects[0]).toEqual(sendMessage('Write to us'));
  const reported = play(flowOf({ first: handOver({ message: { en: 'At once!' } }) }), [], desk(true, false));
  expect(reported.effects).toEqual([sendMessage(texts.nobodyThere), { type: 'handOver', waitMinutes: 5 }]);
  expect(reported.session.waitingFor).toBe('person');
});

test('if no agent came in time it takes that branch; unconnected, it asks for patience [F-18]', () => {
  const flow = flowOf({
    first: handOver({ next: { nobody: null, tooLong: 'form' } }),
    form: text('Write to us'),
  });
  expect(play(flow, [tooLong]).effects[0]).toEqual(sendMessage('Write to us'));
  const patient = play(flowOf({ first: handOver() }), [tooLong]);
  expect(patient.effects).toEqual([sendMessage(texts.stillWaiting)]);
  expect(patient.session.waitingFor).toBe('person');
  // It would not be true that all agents are busy.
  const alone = on(flowOf({ first: handOver() }), patient.session, tooLong, desk(true, false));
  expect(alone.effects).toEqual([sendMessage(texts.nobodyThere)]);
});

test('with agents disabled it says that it does not know, and the next message restarts [F-28]', () => {
  const flow = flowOf({ first: handOver() });
  const sent = play(flow, [], desk(false, false));
  expect(sent.effects).toEqual([sendMessage(texts.unknown)]);
  expect(on(flow, sent.session, message('Hello?'), desk(false, false)).effects).toEqual([
    sendMessage(texts.unknown),
  ]);
});
