/** The page of all settings for operators, `docs/operate/settings.md`. */
import type * as z from 'zod';
import { SETTING_GROUPS, settingsAbout } from './settings.schema.ts';

const INTRODUCTION = `# Settings

<!-- Generated from packages/server/src/platform/settings/settings.schema.ts by \`npm run docs\`. Do not edit. -->

Settings are environment variables, read once at startup. All of them are optional; an empty one counts as not set. An
invalid one stops the server with a message that says what to set.

\`\`\`sh
PORT=8080 PUBLIC_URL=https://chat.example.com DATABASE_URL=postgres://parrot@db/parrot SECRET_KEY=… npm start
\`\`\`
`;

export function settingsPage(): string {
  const sections = Object.entries(SETTING_GROUPS).map(([title, settings]) =>
    [
      `## ${title}`,
      '',
      '| setting | value | default | meaning |',
      '|---|---|---|---|',
      ...Object.entries(settings).map(([name, rule]) => row(name, rule)),
      '',
    ].join('\n'),
  );
  return [INTRODUCTION, ...sections].join('\n');
}

function row(name: string, rule: z.ZodType): string {
  const documented = settingsAbout.get(rule);
  if (!documented) throw new Error(`${name} has no description: register one with settingsAbout.`);
  const cells = [`\`${name}\``, accepted(rule), documented.unset ?? defaultOf(rule), documented.about];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** What the rule says about a value that it refuses. Most refuse an empty one, the others this text. */
function accepted(rule: z.ZodType): string {
  const refused = ['', '\0 '].map((value) => rule.safeParse(value)).find(({ success }) => !success);
  const message = refused?.error?.issues[0]?.message ?? 'text';
  return message.replaceAll('<', '&lt;');
}

function defaultOf(rule: z.ZodType): string {
  const { data } = rule.safeParse(undefined);
  const isEmpty = data === undefined || data === '' || (Array.isArray(data) && data.length === 0);
  return isEmpty ? 'none' : `\`${data}\``;
}
