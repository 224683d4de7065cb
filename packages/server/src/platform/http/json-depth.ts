/** Whether JSON nests deeper than we accept. Checked before parsing, as much of what follows is recursive. */
const MAX_DEPTH = 100;

export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (inText) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) inText = false;
    } else if (character === QUOTE) {
      inText = true;
    } else if (character === OPEN_OBJECT || character === OPEN_LIST) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === CLOSE_OBJECT || character === CLOSE_LIST) {
      depth -= 1;
    }
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
