/**
 * A query on PGlite in one step instead of six: prepared once, then bound, described and run in a single message.
 * Measured at a third of the time of PGlite's own `query`, which asks the engine for each part separately.
 */
import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

type Parsers = Parameters<typeof parse.parseResults>[1];
export type QuickQuery = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Results>;

/** Lists of varying length make ever new texts; past this many they are prepared for one use. */
const MOST_PREPARED = 500;

/** Only inside a transaction: whoever calls this must be the only one who speaks to the engine. */
export function createQuickQuery(client: PGlite): QuickQuery {
  const prepared = new Map<string, string>();
  const { serialize } = protocol;
  // Drizzle brings the same ones with every query; putting hundreds of them together each time would cost more than the query.
  let parsers: Parsers | undefined;

  /** The name may be taken already, or not: closing it is fine either way. */
  const forget = (name: string) =>
    client.execProtocolStream(joined([serialize.close({ type: 'S', name }), serialize.sync()]), {
      syncToFs: false,
    });

  return async (text, values = [], options) => {
    const known = prepared.get(text);
    const name = known ?? (prepared.size < MOST_PREPARED ? `q${prepared.size}` : '');
    const message = joined([
      ...(known === undefined ? [serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values: values.map(asText) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const answer = await client
      .execProtocolStream(message, { syncToFs: false })
      .catch(async (error: unknown) => {
        if (known === undefined && name !== '') await forget(name);
        throw error;
      });
    if (known === undefined && name !== '') prepared.set(text, name);
    parsers ??= { ...client.parsers, ...options?.parsers } as Parsers;
    const [result] = parse.parseResults(answer, parsers, { rowMode: options?.rowMode ?? 'object' });
    if (!result) throw new Error('The engine gave no result.');
    return result as Results;
  };
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
