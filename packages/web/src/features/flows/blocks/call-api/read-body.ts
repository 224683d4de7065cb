/**
 * Detects the format of a request body. Placeholders are replaced by a number, which is valid inside and
 * outside a JSON string.
 */
export function readBody(body: string): 'empty' | 'json' | 'text' | 'broken' {
  const text = body.trim();
  if (text === '') return 'empty';
  try {
    JSON.parse(text.replaceAll(/\{\{[^{}]*\}\}/g, '0'));
    return 'json';
  } catch {
    // A body that starts like this is meant to be JSON.
    return /^[[{](?!\{)/.test(text) ? 'broken' : 'text';
  }
}
