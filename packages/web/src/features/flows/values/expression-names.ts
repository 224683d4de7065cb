/** The values that an expression reads. It is only looked over, not worked out: strings and fields of something else are left alone. */

/** A string (left alone), or a word with what stands before and after it. */
const PIECE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(\.\s*)?\b([A-Za-z_]\w*)\b(?!\s*\()/g;

export function namesInExpression(text: string): string[] {
  const names = [...text.matchAll(PIECE)].flatMap(([, dot, name]) => (name && !dot ? [name] : []));
  return [...new Set(names)];
}

export const renamedInExpression = (text: string, from: string, to: string): string =>
  text.replace(PIECE, (piece, dot: string | undefined, name: string | undefined) =>
    name === from && !dot ? to : piece,
  );
