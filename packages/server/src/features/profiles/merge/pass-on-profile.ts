/** Before the main one of merged visitors is deleted, another becomes the main one and has the profile. */
import type { VisitorId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { changeMain, lockPerson, visitorsOf } from '../../conversations/index.ts';
import { moveNotes, moveValues } from './move-profile.repository.ts';

export async function passOnProfile(tx: Tx, visitorId: VisitorId): Promise<void> {
  const person = await lockPerson(tx, visitorId);
  if (!person || person.merged === 0 || person.mainId !== visitorId) return;
  const [, ...others] = await visitorsOf(tx, visitorId);
  const next = others.find(({ isVerified }) => isVerified) ?? others[0];
  if (!next) return;
  await changeMain(tx, visitorId, next.visitorId);
  await moveValues(tx, visitorId, next.visitorId);
  await moveNotes(tx, visitorId, next.visitorId);
}
