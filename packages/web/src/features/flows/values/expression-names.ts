/** The values that an expression uses, found without parsing it: strings and property names are skipped. */

/** A string (skipped), or a word with its neighboring characters. */
const PIECE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(\.\s*)?\b([A-Za-z_]\w*)\b(?!\s*\()/g;

export function namesInExpression(text: string): string[] {
  const names = [...text.matchAll(PIECE)].flatMap(([, dot, name]) => (name && !dot ? [name] : []));
  return [...new Set(names)];
}

export const renamedInExpression = (text: string, from: string, to: string): string =>
  text.replace(PIECE, (piece, dot: string | undefined, name: string | undefined) =>
    name === from && !dot ? to : piece,
  );
