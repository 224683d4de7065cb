/**
 * What a connection is asked again and again is prepared there under a name: PostgreSQL takes longer to read and plan most of
 * our queries than to run them.
 */

/** What is asked more seldom is not worth the place it takes on the server. */
const ASKED_BEFORE = 2;
/** On one connection. Lists of many lengths make many texts; those that come late go without a name. */
const MOST_NAMES = 400;
const MOST_COUNTED = 2_000;

type Statement = { text: string; name?: string | undefined };

/** The statement itself, or the same with a name. */
export type StatementNames = <S extends Statement>(statement: S) => S;

/** For one connection. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let asked = new Map<string, number>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES) return known;
    const times = asked.get(text) ?? 0;
    if (times < ASKED_BEFORE) {
      if (asked.size >= MOST_COUNTED) asked = new Map();
      asked.set(text, times + 1);
      return undefined;
    }
    asked.delete(text);
    const name = `said_${names.size + 1}`;
    names.set(text, name);
    return name;
  };

  return (statement) => {
    if (statement.name) return statement;
    const name = nameOf(statement.text);
    return name ? { ...statement, name } : statement;
  };
}
