/** Mentions in a text: an '@' and the full name of an agent, as whole words. Where several names fit, the longest. */
import type { UserId } from '@parrot/contract/core';

export type Mention = { userId: UserId; name: string };

/** The text in pieces; `isMention` marks those that mention one of the names. */
export function cutAtMentions(
  text: string,
  names: readonly string[],
): { part: string; isMention: boolean; at: number }[] {
  if (names.length === 0) return text === '' ? [] : [{ part: text, isMention: false, at: 0 }];
  const pieces: { part: string; isMention: boolean; at: number }[] = [];
  let at = 0;
  for (const [position, part] of text.split(patternOf(names)).entries()) {
    if (part !== '') pieces.push({ part, isMention: position % 2 === 1, at });
    at += part.length;
  }
  return pieces;
}

/** The agents that a text mentions: of agents with the same name those that were picked, or all of them. */
export function mentionedIn(
  text: string,
  agents: readonly Mention[],
  picked: readonly Mention[] = [],
): UserId[] {
  const names = [...new Set(agents.map(({ name }) => name))];
  const mentioned = new Set(
    cutAtMentions(text, names).flatMap(({ part, isMention }) => (isMention ? part.slice(1) : [])),
  );
  return agents
    .filter(({ userId, name }) => {
      if (!mentioned.has(name)) return false;
      const isPicked = (id: UserId) => picked.some((one) => one.userId === id);
      return isPicked(userId) || !agents.some((other) => other.name === name && isPicked(other.userId));
    })
    .map(({ userId }) => userId);
}

/** With an agent who was picked for this text; an earlier one of the same name stays if the text mentions it. */
export const withPicked = (
  picked: readonly Mention[],
  text: string,
  { userId, name }: Mention,
): Mention[] => [
  ...picked.filter(
    (one) => one.userId !== userId && (one.name !== name || mentionedIn(text, [one]).length > 0),
  ),
  { userId, name },
];

function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(@(?:${longestFirst.join('|')}))(?![\\p{L}\\p{N}_])`, 'u');
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
