/** HTML templates that escape every value, except output of this template itself. */
export type Html = { html: string };

type Part = string | number | Html | readonly Html[];

export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: texts.map((text, at) => text + (at < parts.length ? render(parts[at] ?? '') : '')).join(''),
  };
}

function render(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
}

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
