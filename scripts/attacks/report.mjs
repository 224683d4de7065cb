/** Counts of attacks as a table, and what is wrong with them. */

const countsOf = (attempts) => ({
  tried: attempts.length,
  blocked: attempts.filter(({ blocked }) => blocked).length,
});

/** `items`: the title of each item by its key. */
export function attackTable(items, { attempts, coverage }) {
  const rows = Object.entries(items).map(([item, title]) => {
    const { tried, blocked } = countsOf(attempts.filter((attempt) => attempt.item === item));
    return [title, String(tried), String(blocked)];
  });
  const { tried, blocked } = countsOf(attempts);
  const lines = table([['attack', 'tried', 'blocked'], ...rows, ['all', String(tried), String(blocked)]]);
  const covered = coverage.map(({ of, covered, all }) => `${of} covered: ${covered} of ${all}`);
  return [...lines, '', ...covered].join('\n');
}

/** For the end of `npm test`. */
export function attackLine({ attempts, coverage }) {
  const { tried, blocked } = countsOf(attempts);
  const covered = coverage.map(({ of, covered, all }) => `${covered}/${all} ${of}`).join(', ');
  return `Attacks: ${tried} tried, ${blocked} blocked${covered && `; ${covered}`}`;
}

const COVERED = ['routes', 'events', 'roles'];

/** Reasons to fail. An attack that was not tried is not blocked. */
export function attackProblems(items, { attempts, coverage }) {
  const tried = new Set(attempts.map(({ item }) => item));
  return [
    ...attempts.filter(({ blocked }) => !blocked).map(({ item, name }) => `not blocked: ${item}: ${name}`),
    ...Object.keys(items)
      .filter((item) => !tried.has(item))
      .map((item) => `not tried: ${items[item]}`),
    ...[...tried].filter((item) => !(item in items)).map((item) => `unknown item: ${item}`),
    ...COVERED.filter((of) => !coverage.some((each) => each.of === of)).map((of) => `not covered: ${of}`),
    ...coverage
      .filter(({ covered, all }) => covered !== all)
      .map(({ of, covered, all }) => `not all covered: ${covered} of ${all} ${of}`),
  ];
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  '),
  );
}
