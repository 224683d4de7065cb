/**
 * The widgets of two competitors, to compare ours with. Not dependencies: they are downloaded from the
 * registry when the bench needs them, into a folder that git ignores.
 */
import { execFile } from 'node:child_process';
import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL('../../.cache/competitors', import.meta.url));
const PATIENCE_MS = 60_000;

export type Competitor = {
  name: string;
  /** The script that its docs embed. */
  script: string;
  /** The embed code from its docs; `/competitor.js` is the script. */
  page: (origin: string) => string;
  /** Visible when it is ready to be opened. */
  launcher: string;
};

type Known = Omit<Competitor, 'script' | 'name'> & { package: string; version: string };

const KNOWN: readonly Known[] = [
  {
    package: '@typebot.io/js',
    version: '0.10.7',
    page: (origin) =>
      `import Typebot from '/competitor.js'; Typebot.initBubble({ typebot: 'lead-generation', apiHost: '${origin}' });`,
    launcher: 'typebot-bubble button',
  },
  {
    package: 'flowise-embed',
    version: '3.1.6',
    page: (origin) =>
      `import Chatbot from '/competitor.js'; Chatbot.init({ chatflowid: '8b4d7e2a-0000-4000-8000-000000000000', apiHost: '${origin}' });`,
    launcher: 'flowise-chatbot button',
  },
];

/** The competitors that are available, and why the others are not. */
export async function findCompetitors(): Promise<{ others: Competitor[]; missing: string[] }> {
  const others: Competitor[] = [];
  const missing: string[] = [];
  for (const { package: name, version, ...known } of KNOWN) {
    try {
      others.push({ ...known, name: `${name} ${version}`, script: await scriptOf(name, version) });
    } catch (error) {
      const why = (error as Error).message.split('\n')[0];
      missing.push(`${name} ${version} could not be fetched, so it is not measured (${why}).`);
    }
  }
  return { others, missing };
}

async function scriptOf(name: string, version: string): Promise<string> {
  const folder = join(FOLDER, `${name.replace(/[@/]/g, '-')}-${version}`);
  const script = join(folder, 'package/dist/web.js');
  const isHere = await access(script).then(
    () => true,
    () => false,
  );
  if (!isHere) {
    await mkdir(folder, { recursive: true });
    const options = { cwd: folder, timeout: PATIENCE_MS };
    const { stdout } = await run('npm', ['pack', `${name}@${version}`, '--silent'], options);
    await run('tar', ['-xzf', stdout.trim()], options);
  }
  return readFile(script, 'utf8');
}
