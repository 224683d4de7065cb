/** Many visitors ask for a while, a fixed number of them concurrently. Any wrong answer fails the run. */
import type { Visitor } from '../desk/visitor.ts';

export type Asked = { question: string; answer: string };
export type Round = { answers: number; seconds: number; waitsMs: number[] };

export async function askInTurns(
  visitors: readonly Visitor[],
  { atOnce, seconds, next }: { atOnce: number; seconds: number; next: () => Asked },
): Promise<Round> {
  const free = [...visitors];
  const waitsMs: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;

  const askOn = async () => {
    while (performance.now() < end) {
      const visitor = free.shift();
      if (!visitor) throw new Error('There are fewer visitors than the concurrency.');
      waitsMs.push(await askOnce(visitor, next()));
      free.push(visitor);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return { answers: waitsMs.length, seconds: (performance.now() - began) / 1000, waitsMs };
}

/** Returns the milliseconds until the right answer. */
export async function askOnce(visitor: Visitor, { question, answer }: Asked): Promise<number> {
  const asked = performance.now();
  const { value } = await visitor.ask(question);
  if (value !== answer) throw new Error(`wrong answer to “${question}”: ${value}`);
  return performance.now() - asked;
}
