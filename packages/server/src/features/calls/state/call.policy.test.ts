import type { DeclineReason, LeaveReason } from '@parrot/contract/calls';
import type { CallEndReason } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { AGENT, active, after, agent, OTHER_AGENT, ringing, SUPERVISOR, visitor } from './call.fixture.ts';
import { answer, change, decline, end, follow, leave, presentIn, takeOver } from './call.policy.ts';
import type { CallState } from './call.ts';
import { invitationOf, invite, removeInvitation, setMedia, speak } from './supervisors.policy.ts';

const idOf = (call: CallState, party: string) => {
  const found = presentIn(call).find((each) => each.party === party);
  if (!found) throw new Error(`no ${party} in the call`);
  return found.id;
};
const partiesIn = (call: CallState) => presentIn(call).map(({ party, name }) => `${party} ${name}`);

describe('answering', () => {
  test('makes a ringing call active, once, and only from the other side', () => {
    const call = active();
    expect(call).toMatchObject({ status: 'active', answeredAt: after(5) });
    expect(partiesIn(call)).toEqual(['agent Maya', 'visitor Visitor 1']);
    expect(() => answer(call, visitor(), after(6))).toThrow('answered in another window');
    expect(() => answer(ringing(), agent(), after(6))).toThrow('answered in another window');
    expect(() => answer(end(call, 'completed', after(7)), visitor(), after(8))).toThrow('has ended');
  });

  test.each<[DeclineReason, CallEndReason]>([
    ['declined', 'declined'],
    ['busy', 'busy'],
    ['no-device', 'failed'],
    ['permission-denied', 'failed'],
  ])('declining with %s ends it as %s', (reason, endReason) => {
    expect(decline(ringing(), 'visitor', reason, after(3))).toMatchObject({ status: 'ended', endReason });
  });

  test('is not declined by the caller, or once it is active', () => {
    expect(() => decline(ringing(), 'agent', 'declined', after(3))).toThrow('answered');
    expect(() => decline(active(), 'visitor', 'declined', after(6))).toThrow('answered');
  });
});

describe('leaving', () => {
  test.each<[LeaveReason, CallEndReason, CallEndReason]>([
    ['hung-up', 'cancelled', 'completed'],
    ['page-closed', 'cancelled', 'completed'],
    ['connection-failed', 'failed', 'failed'],
    ['no-device', 'failed', 'failed'],
    ['permission-denied', 'failed', 'failed'],
  ])('with %s: ringing becomes %s, active %s', (reason, ofRinging, ofActive) => {
    const call = ringing();
    expect(leave(call, idOf(call, 'agent'), reason, after(2)).endReason).toBe(ofRinging);
    for (const party of ['agent', 'visitor'] as const) {
      const talk = active();
      const ended = leave(talk, idOf(talk, party), reason, after(9));
      expect(ended).toMatchObject({ status: 'ended', endReason: ofActive, endedAt: after(9) });
      expect(presentIn(ended)).toEqual([]);
    }
  });

  test('twice, or without taking part, changes nothing', () => {
    const call = active();
    const ended = leave(call, idOf(call, 'visitor'), 'hung-up', after(9));
    expect(leave(ended, idOf(call, 'visitor'), 'hung-up', after(10))).toBe(ended);
    expect(leave(call, newId('cpt'), 'hung-up', after(9))).toBe(call);
  });
});

describe('when the conversation gets another agent', () => {
  test('an active call rings at the new agent, who replaces the one before', () => {
    const handed = follow(active(), OTHER_AGENT, after(60));
    expect(handed).toMatchObject({ status: 'active', agentId: OTHER_AGENT.userId, ringsUntil: after(90) });
    expect(partiesIn(handed)).toEqual(['agent Maya', 'visitor Visitor 1']);
    const taken = takeOver(handed, agent(OTHER_AGENT), after(70));
    expect(partiesIn(taken)).toEqual(['visitor Visitor 1', 'agent Jonas']);
  });

  test('the agent before may leave while the new one is rung, and the visitor stays', () => {
    const handed = follow(active(), OTHER_AGENT, after(60));
    const waiting = leave(handed, idOf(handed, 'agent'), 'hung-up', after(61));
    expect(waiting.status).toBe('active');
    expect(partiesIn(waiting)).toEqual(['visitor Visitor 1']);
    expect(decline(waiting, 'agent', 'declined', after(65))).toMatchObject({ endReason: 'completed' });
  });

  test('the agent before stays if the new one declines, and ends the call by leaving', () => {
    const declined = decline(follow(active(), OTHER_AGENT, after(60)), 'agent', 'declined', after(65));
    expect(partiesIn(declined)).toEqual(['agent Maya', 'visitor Visitor 1']);
    expect(leave(declined, idOf(declined, 'agent'), 'hung-up', after(80)).endReason).toBe('completed');
  });

  test('a ringing call from the visitor follows, one from the agent is cancelled', () => {
    expect(follow(ringing('visitor'), OTHER_AGENT, after(20))).toMatchObject({
      status: 'ringing',
      agentId: OTHER_AGENT.userId,
      ringsUntil: after(50),
    });
    expect(follow(ringing('agent'), OTHER_AGENT, after(20)).endReason).toBe('cancelled');
  });

  test('a supervisor in the call who takes it over becomes its agent', () => {
    const asked = invite(active(), { id: newId('cpt'), ...SUPERVISOR }, after(10));
    const invitation = invitationOf(asked, SUPERVISOR.userId);
    const joined = change(asked, invitation?.id ?? newId('cpt'), { joinedAt: after(12) });
    const taken = follow(joined, SUPERVISOR, after(20));
    expect(partiesIn(taken)).toEqual(['visitor Visitor 1', 'agent Aino']);
    expect(presentIn(taken).at(-1)?.isListener).toBe(false);
  });

  test('the same agent changes nothing, and none ends it', () => {
    const call = active();
    expect(follow(call, AGENT, after(9))).toBe(call);
    expect(follow(call, null, after(9)).endReason).toBe('conversation-ended');
  });

  test('a conversation that returns to the agent before stops ringing elsewhere', () => {
    const returned = follow(follow(active(), OTHER_AGENT, after(60)), AGENT, after(65));
    expect(returned).toMatchObject({ agentId: AGENT.userId, ringsUntil: after(65) });
    expect(partiesIn(returned)).toEqual(['agent Maya', 'visitor Visitor 1']);
  });
});

describe('supervisors', () => {
  const asked = () => invite(active(), { id: newId('cpt'), ...SUPERVISOR }, after(10));
  const joined = () => {
    const call = asked();
    const id = invitationOf(call, SUPERVISOR.userId)?.id ?? newId('cpt');
    return { id, call: change(call, id, { joinedAt: after(12) }) };
  };

  test('are asked in once, and at most two', () => {
    const call = asked();
    expect(invite(call, { id: newId('cpt'), ...SUPERVISOR }, after(11))).toBe(call);
    const full = invite(call, { id: newId('cpt'), ...OTHER_AGENT }, after(11));
    const third = { id: newId('cpt'), userId: newId('usr'), name: 'Tomas' };
    expect(() => invite(full, third, after(11))).toThrow('At most 2 supervisors');
    expect(() => invite(ringing(), third, after(2))).toThrow('until the call is answered');
    const declined = removeInvitation(full, invitationOf(full, OTHER_AGENT.userId)?.id ?? newId('cpt'));
    expect(invitationOf(invite(declined, third, after(12)), third.userId)).toBeDefined();
  });

  test('listen first: nothing is sent until they speak', () => {
    const { id, call } = joined();
    const media = { audio: true, video: false, screen: false };
    expect(() => setMedia(call, id, media)).toThrow('only listening');
    const speaking = speak(call, id);
    expect(presentIn(setMedia(speaking, id, media)).at(-1)).toMatchObject({ isListener: false, media });
    expect(() => speak(call, idOf(call, 'agent'))).toThrow('has ended');
  });

  test('leave without ending the call', () => {
    const { id, call } = joined();
    expect(partiesIn(leave(call, id, 'hung-up', after(20)))).toEqual(['agent Maya', 'visitor Visitor 1']);
  });
});
