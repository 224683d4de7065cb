/** The demo's last 30 days: conversations that are over, with their tickets, calls and unanswered questions. */
import type { PublishedApp } from '../../../features/apps/index.ts';
import type { Caller } from '../../../platform/index.ts';
import type { ParrotServer } from '../../create-server.ts';
import { EVERYDAY_ENGLISH_TRANSCRIPTS } from './everyday-transcripts.en.ts';
import { EVERYDAY_TRANSCRIPTS } from './everyday-transcripts.ts';
import { MORE_ENGLISH_TRANSCRIPTS } from './more-transcripts.en.ts';
import { parseTranscripts, type Transcript } from './parse-transcripts.ts';
import { type Cast, replayTranscript } from './replay-transcript.ts';
import { seededRandom } from './seeded-random.ts';
import { SHORT_TRANSCRIPTS } from './short-transcripts.ts';
import { spreadOverDays } from './spread-over-days.ts';
import { GERMAN_TRANSCRIPTS } from './transcripts.de.ts';
import { ENGLISH_TRANSCRIPTS } from './transcripts.en.ts';
import { SPANISH_TRANSCRIPTS } from './transcripts.es.ts';
import { FRENCH_TRANSCRIPTS } from './transcripts.fr.ts';
import { SWEDISH_TRANSCRIPTS } from './transcripts.sv.ts';

const TRANSCRIPTS = [
  ENGLISH_TRANSCRIPTS,
  MORE_ENGLISH_TRANSCRIPTS,
  GERMAN_TRANSCRIPTS,
  SWEDISH_TRANSCRIPTS,
  SPANISH_TRANSCRIPTS,
  FRENCH_TRANSCRIPTS,
  SHORT_TRANSCRIPTS,
  EVERYDAY_ENGLISH_TRANSCRIPTS,
  EVERYDAY_TRANSCRIPTS,
];
const SEED = 4_718;
/** A comment on a ticket is written this long after the conversation, and after the one before. */
const COMMENT_AFTER_MS = 40 * 60_000;

type History = Omit<Cast, 'agents'> & { agents: ReadonlyMap<string, Caller>; stopping: AbortSignal };

export async function seedHistory(
  { platform: { clock }, slices, asOf }: ParrotServer,
  { apps, answers, agents, stopping }: History,
): Promise<void> {
  const [app] = apps.values();
  if (!app) return;
  const random = seededRandom(SEED);
  const transcripts = shuffled(TRANSCRIPTS.flatMap(parseTranscripts), random);
  const started = spreadOverDays(transcripts.length, clock.now(), random);
  const past = transcripts.map((transcript, index) => {
    const startedAt = started[index] ?? clock.now();
    return replayTranscript(transcript, { apps, answers, agents }, { startedAt, random });
  });
  const imported = await slices.conversations.sessions.importPast(past);
  stopping.throwIfAborted();
  const { tenantId } = app;
  await slices.calls.importPast(tenantId, imported);
  const tickets = imported.map((each, index) => ({ ...each, ...ticketOf(transcripts[index], each, agents) }));
  await slices.tickets.importPast(tenantId, tickets);
  for (const { session, messages } of imported) {
    stopping.throwIfAborted();
    const unknown = messages.findLast(({ trace }) => trace?.finding?.kind === 'unknown');
    if (!unknown) continue;
    await asOf(unknown.createdAt, () => slices.learning.collect(tenantId, session.id, unknown.seq));
  }
}

function ticketOf(
  transcript: Transcript | undefined,
  { session }: { session: { endedAt: Date | null } },
  agents: ReadonlyMap<string, Caller>,
) {
  const { status, priority = 'normal' as const, comments = [] } = transcript?.ticket ?? {};
  const endedAt = session.endedAt?.getTime() ?? 0;
  return {
    status,
    priority,
    comments: comments.flatMap(({ author, text: value }, index) => {
      const by = agents.get(author);
      const at = new Date(endedAt + (index + 1) * COMMENT_AFTER_MS);
      return by ? [{ authorId: by.userId, authorName: by.name, value, at }] : [];
    }),
  };
}

/** Languages and lengths in a random order. */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** The published bots, by name. */
export async function publishedBots(
  { slices: { apps } }: Pick<ParrotServer, 'slices'>,
  bots: ReadonlyMap<string, { parrotId: string }>,
): Promise<Map<string, PublishedApp>> {
  const found = new Map<string, PublishedApp>();
  for (const [name, { parrotId }] of bots) {
    const app = await apps.findPublished(parrotId);
    if (app) found.set(name, app);
  }
  return found;
}
