/** The names of what a ZIP file holds, read from its table of contents. Nothing is unpacked. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 10_000;

/** Undefined where it is no ZIP file, or not whole. */
export function zipEntryNames(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return undefined;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const from = at + ENTRY_BYTES;
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (at > end) return undefined;
    names.push(new TextDecoder().decode(bytes.subarray(from, from + (name ?? 0))));
  }
  return names;
}

/** It stands at the very end, with at most a comment behind it. */
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}
