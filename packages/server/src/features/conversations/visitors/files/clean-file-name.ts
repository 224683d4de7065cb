/** A file name that is safe to show and to save. */
const LONGEST = 100;
const LONGEST_ENDING = 10;

export function cleanFileName(given: string): string {
  // Some browsers send the whole path.
  const bare = given.split(/[/\\]/).at(-1) ?? '';
  const name = bare
    .normalize('NFC')
    // Invisible characters, including those that change the writing direction and can disguise the extension.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Surrogate}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return shortened(name) || 'file';
}

/** Keeps the extension. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST) return name;
  const dot = letters.lastIndexOf('.');
  const ending = dot > 0 && letters.length - dot <= LONGEST_ENDING ? letters.slice(dot) : [];
  return [...letters.slice(0, LONGEST - ending.length), ...ending].join('');
}
