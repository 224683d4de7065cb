/** What a body will be sent as. Values are not known yet: each is taken for a number, which may stand in a string and outside of one. */
export function readBody(body: string): 'empty' | 'json' | 'text' | 'broken' {
  const text = body.trim();
  if (text === '') return 'empty';
  try {
    JSON.parse(text.replaceAll(/\{\{[^{}]*\}\}/g, '0'));
    return 'json';
  } catch {
    // Nobody writes a text that begins like this: it is meant to be JSON.
    return /^[[{](?!\{)/.test(text) ? 'broken' : 'text';
  }
}
