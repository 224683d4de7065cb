/** Names the statements that a connection repeats, so that PostgreSQL parses and plans them once. */

/** A statement seen less often is not worth the server memory that a name costs. */
const SEEN_BEFORE = 2;
/** Lists of varying length make many texts; the ones past this limit stay unnamed. */
const MAX_NAMES = 400;
const MAX_COUNTED = 2_000;
/** PostgreSQL cuts identifiers at 63 bytes. */
const MAX_TABLE_LENGTH = 40;
const FIRST_TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)/i;
const FIRST_WORD = /^\s*([a-z]+)/i;

type Statement = { text: string; name?: string | undefined };

/** Returns the statement, with a name if it repeats. */
export type NameStatement = <S extends Statement>(statement: S) => S;

/** For one connection. */
export function createNameStatement(): NameStatement {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MAX_NAMES) return known;
    const count = counts.get(text) ?? 0;
    if (count < SEEN_BEFORE) {
      if (counts.size >= MAX_COUNTED) counts = new Map();
      counts.set(text, count + 1);
      return undefined;
    }
    counts.delete(text);
    const name = `${describe(text)}_${names.size + 1}`;
    names.set(text, name);
    return name;
  };

  return (statement) => {
    if (statement.name) return statement;
    const name = nameOf(statement.text);
    return name ? { ...statement, name } : statement;
  };
}

/** What a database administrator reads, such as `select_messages`. */
function describe(text: string): string {
  const verb = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = FIRST_TABLE.exec(text)?.[1]?.toLowerCase().slice(0, MAX_TABLE_LENGTH);
  return table ? `${verb}_${table}` : verb;
}
