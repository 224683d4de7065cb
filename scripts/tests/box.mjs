/** A frame around important messages. */
export function box(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rows = lines.map((line) => `┃ ${line.padEnd(width)} ┃`);
  return [`┏${'━'.repeat(width + 2)}┓`, ...rows, `┗${'━'.repeat(width + 2)}┛`].join('\n');
}
