/** Tag calls with the ids of another tenant. */
import { newId } from '@parrot/contract/core';
import { createTag, listTags, readSessionTags } from '@parrot/contract/tags';
import { expect } from 'vitest';
import { type Attempt, hidden } from './foreign-attempts.fixture.ts';

/** Theirs and a nonexistent one get the same reply, and theirs stays. */
const theirTag =
  (inputOf: (tagId: string) => object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const name = newId('tag').slice(-12);
    const { tag } = await server.api.call(createTag, { session: theirs.owner, body: { name } });
    const target = call.method === 'DELETE' ? 'query' : 'body';
    const ask = (id: string) => server.api.answer(call, { session: ours.owner, [target]: inputOf(id) });
    const { status, text } = await ask(tag.tagId);
    expect([status, text]).toEqual([404, (await ask(newId('tag'))).text]);
    const { items } = await server.api.call(listTags, { session: theirs.owner });
    expect(items).toContainEqual(tag);
  };

const theirSessions: Attempt = async (server, { ours, theirs }, call) => {
  const body = { userSessionIds: [theirs.userSessionId] };
  const { text } = await server.api.answer(call, { session: ours.owner, body });
  expect(JSON.parse(text).items).toEqual([]);
  const { items } = await server.api.call(readSessionTags, { session: theirs.owner, body });
  expect(items).toHaveLength(1);
};

export const foreignTagCalls = (ownOnly: (input?: object) => Attempt): Record<string, Attempt> => ({
  'tags.list': ownOnly(),
  'tags.count': ownOnly(),
  'tags.create': ownOnly({ name: 'Refund' }),
  'tags.update': theirTag((tagId) => ({ tagId, name: 'Ours' })),
  'tags.merge': theirTag((tagId) => ({ tagId, intoTagId: newId('tag') })),
  'tags.delete': theirTag((tagId) => ({ tagId })),
  'tags.ofSessions': theirSessions,
  'tags.change': hidden(({ userSessionId }) => ({ userSessionId, remove: [] })),
});
