import type { CallSignal } from '@parrot/contract/calls';
import type { ParticipantId } from '@parrot/contract/core';
import { beforeEach, expect, test } from 'vitest';
import { createSignalQueue } from './signal-queue.ts';

const ANN = 'cpt_ann' as ParticipantId;
const BEN = 'cpt_ben' as ParticipantId;
const signal = (sdp: string): CallSignal => ({ description: { type: 'offer', sdp } });

let sent: string[];
let refused: ParticipantId[];
let failing: 'no answer' | 'refused' | null;
beforeEach(() => {
  sent = [];
  refused = [];
  failing = null;
});

const queue = () =>
  createSignalQueue({
    async send(to, number, of) {
      sent.push(`${to} ${number} ${'description' in of ? of.description.sdp : ''}`);
      if (failing) throw new Error(failing);
    },
    isRefusal: (error) => error instanceof Error && error.message === 'refused',
    onRefused: (to) => refused.push(to),
  });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('signals arrive in order, numbered for each receiver', async () => {
  const { add } = queue();
  add(ANN, signal('a'));
  add(BEN, signal('b'));
  add(ANN, signal('c'));
  await settled();
  expect(sent).toEqual(['cpt_ann 1 a', 'cpt_ben 1 b', 'cpt_ann 2 c']);
});

test('one without an answer is repeated with its number after the reconnect, before the others', async () => {
  const { add, setOpen } = queue();
  failing = 'no answer';
  add(ANN, signal('a'));
  await settled();
  setOpen(false);
  failing = null;
  add(ANN, signal('b'));
  await settled();
  setOpen(true);
  await settled();
  expect(sent).toEqual(['cpt_ann 1 a', 'cpt_ann 1 a', 'cpt_ann 2 b']);
});

test('a refused one is reported and not repeated', async () => {
  const { add, setOpen } = queue();
  failing = 'refused';
  add(ANN, signal('a'));
  await settled();
  setOpen(true);
  await settled();
  expect(sent).toHaveLength(1);
  expect(refused).toEqual([ANN]);
});

test('a refusal of a repeated one is not reported, because it may have arrived the first time', async () => {
  const { add, resume } = queue();
  failing = 'no answer';
  add(ANN, signal('a'));
  await settled();
  failing = 'refused';
  resume(ANN);
  await settled();
  expect(refused).toEqual([]);
  add(ANN, signal('b'));
  await settled();
  expect(sent).toEqual(['cpt_ann 1 a', 'cpt_ann 1 a', 'cpt_ann 2 b']);
  expect(refused).toEqual([ANN]);
});
