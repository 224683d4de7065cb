/** Options besides the names of the parts: `--people=300 --seconds=15`. Each part reads its own. */
export type Options = ReadonlyMap<string, string>;

const OPTION = /^--([a-z-]+)=(.+)$/;

export function readArguments(args: readonly string[]): { names: string[]; options: Options } {
  const names: string[] = [];
  const options = new Map<string, string>();
  for (const arg of args) {
    const [, name, value] = OPTION.exec(arg) ?? [];
    if (name && value) options.set(name, value);
    else names.push(arg);
  }
  return { names, options };
}

export function numberIn(options: Options, name: string, otherwise: number): number {
  const given = options.get(name);
  const number = given === undefined ? otherwise : Number(given);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`--${name} must be a number above 0.`);
  return number;
}
