/**
 * The edits between two words: letters added, dropped, replaced or swapped with their neighbor. Returns
 * `most + 1` as soon as more are needed.
 */
export function editDistance(one: string, other: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(one.length - other.length) > most) return tooFar;
  const width = other.length + 1;
  let before = new Uint8Array(width);
  let last = Uint8Array.from({ length: width }, (_, at) => Math.min(at, tooFar));
  let row = new Uint8Array(width);
  for (let at = 1; at <= one.length; at += 1) {
    const letter = one.charCodeAt(at - 1);
    row[0] = Math.min(at, tooFar);
    let least = row[0];
    for (let to = 1; to < width; to += 1) {
      const target = other.charCodeAt(to - 1);
      let edits = Math.min(
        (last[to] as number) + 1,
        (row[to - 1] as number) + 1,
        (last[to - 1] as number) + (letter === target ? 0 : 1),
      );
      if (at > 1 && to > 1 && letter === other.charCodeAt(to - 2) && one.charCodeAt(at - 2) === target)
        edits = Math.min(edits, (before[to - 2] as number) + 1);
      row[to] = Math.min(edits, tooFar);
      least = Math.min(least, row[to] as number);
    }
    if (least > most) return tooFar;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] as number;
}
