/// <reference types="node" />
/** What is wrong with the locale files: compared with the sources, and with the English ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PLURAL = /_(zero|one|two|few|many|other)$/;
const MARKS = /\{\{[^}]+\}\}|<\/?[A-Za-z0-9]+\/?>|\$t\([^)]*\)/g;
const PHRASE = /\p{L}{3,} \p{L}{3,}/u;

type Texts = Map<string, string>;

/** All texts of a language by `namespace:key`. */
export function textsIn(language: string): Texts {
  const folder = resolve(SOURCES, 'locales', language);
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
      return flatten(content, `${basename(file, '.json')}:`);
    }),
  );
}

function flatten(content: unknown, path: string): [string, string][] {
  if (typeof content === 'string') return [[path, content]];
  const dot = path.endsWith(':') ? '' : '.';
  return Object.entries(content as object).flatMap(([key, value]) => flatten(value, `${path}${dot}${key}`));
}

/** Keys that no source names, neither whole nor as a template such as `types.${type}`. */
export function unusedKeys(texts: Texts): string[] {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(resolve(SOURCES, file), 'utf8'))
    .join('\n');
  const named = new Set(sources.match(/(?<=['"`])[\w-]+:?[\w.-]*(?=['"`])/g));
  const templates = [...new Set(sources.match(/(?<=`)[\w:.-]+\$\{[^`]*(?=`)/g))].map(
    (template) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  );
  const isUsed = (key: string): boolean => {
    const plain = key.replace(PLURAL, '');
    const inFile = plain.slice(plain.indexOf(':') + 1);
    return [plain, inFile].some(
      (name) => named.has(name) || templates.some((template) => template.test(name)),
    );
  };
  return [...texts.keys()].filter((key) => !isUsed(key));
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function problemsOf(texts: Texts, english: Texts, sameAsEnglish: ReadonlySet<string>): string[] {
  const unknown = [...texts.keys()].filter((key) => !english.has(key)).map((key) => `${key} is unknown`);
  return unknown.concat(
    [...english].flatMap(([key, source]) => {
      const text = texts.get(key);
      if (text === undefined) return [`${key} is missing`];
      const problems: string[] = [];
      if (!text.trim() && source.trim()) problems.push(`${key} is empty`);
      if (text === source && PHRASE.test(source) && !sameAsEnglish.has(key))
        problems.push(`${key} is not translated: ${source}`);
      if (text.length > 1.5 * source.length + 14)
        problems.push(`${key} is too long, ${text.length} for ${source.length}: ${text}`);
      if (!hasSameMarks(key, text, source))
        problems.push(`${key} has other placeholders or tags: ${text} for ${source}`);
      return problems;
    }),
  );
}

/** 'One app' needs no placeholder for the count. */
function hasSameMarks(key: string, text: string, source: string): boolean {
  const optional = (mark: string) => key.endsWith('_one') && mark === '{{count}}';
  const marksOf = (of: string) => new Set((of.match(MARKS) ?? []).filter((mark) => !optional(mark)));
  const [has, needs] = [marksOf(text), marksOf(source)];
  return has.size === needs.size && [...has].every((mark) => needs.has(mark));
}
