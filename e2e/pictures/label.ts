/** Texts on the screens, from the English locale files: a scene follows a label that is reworded. */
import { readFileSync } from 'node:fs';

/** `desk:conversation.take`, with values for its placeholders. Throws if there is no such text. */
export function label(key: string, values: Record<string, string> = {}): string {
  const [area, path = ''] = key.split(':');
  const file = new URL(`../../packages/web/src/locales/en/${area}.json`, import.meta.url);
  const text = path
    .split('.')
    .reduce<unknown>(
      (texts, name) => (texts as Record<string, unknown> | undefined)?.[name],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof text !== 'string') throw new Error(`There is no English text ${key}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => values[name] ?? placeholder);
}
