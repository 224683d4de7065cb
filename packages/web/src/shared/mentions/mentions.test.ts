import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { cutAtMentions, mentionedIn, withPicked } from './mentions.ts';

const agent = (name: string) => ({ userId: newId('usr'), name });
const [ana, anaMaria, anais] = [agent('Ana'), agent('Ana Maria'), agent('Anaïs O’Neil-Pérez')];
const ALL = [ana, anaMaria, anais];
const namesIn = (text: string) =>
  mentionedIn(text, ALL).map((id) => ALL.find(({ userId }) => userId === id)?.name);

test('the longest name wins, as whole words', () => {
  expect(namesIn('@Ana Maria please call')).toEqual(['Ana Maria']);
  expect(namesIn('@Ana, please call @Ana Maria.')).toEqual(['Ana', 'Ana Maria']);
  expect(namesIn('@Ana Marianne')).toEqual(['Ana']);
  expect(namesIn('@Anabel and @Anaï')).toEqual([]);
  expect(namesIn('(@Anaïs O’Neil-Pérez)')).toEqual(['Anaïs O’Neil-Pérez']);
  expect(namesIn('ana@Ana.example')).toEqual([]);
});

test('of agents with the same name those that were picked are mentioned, or all of them', () => {
  const namesake = agent('Ana');
  const agents = [ana, namesake, anaMaria];
  expect(mentionedIn('@Ana', agents)).toEqual([ana.userId, namesake.userId]);
  expect(mentionedIn('@Ana', agents, [namesake])).toEqual([namesake.userId]);
  expect(mentionedIn('@Ana and @Ana', agents, [namesake, ana])).toEqual([ana.userId, namesake.userId]);
  // The name was deleted from the text.
  expect(mentionedIn('Nothing', agents, [namesake])).toEqual([]);
  const first = withPicked([], '@A', ana);
  expect(withPicked(first, '@An', namesake)).toEqual([namesake]);
  expect(withPicked(first, '@Ana and @An', namesake)).toEqual([ana, namesake]);
  expect(withPicked(first, '@Ana and @An', anaMaria)).toEqual([ana, anaMaria]);
});

test('a text is cut at its mentions', () => {
  const parts = (text: string) =>
    cutAtMentions(text, ['Ana', 'Ana Maria']).map(({ part, isMention, at }) => [part, isMention, at]);
  expect(parts('Ask @Ana Maria, not @Anabel')).toEqual([
    ['Ask ', false, 0],
    ['@Ana Maria', true, 4],
    [', not @Anabel', false, 14],
  ]);
  expect(cutAtMentions('@Ana', [])).toEqual([{ part: '@Ana', isMention: false, at: 0 }]);
});
