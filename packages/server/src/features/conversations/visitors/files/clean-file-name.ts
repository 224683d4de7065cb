/** A file's name as it is shown and saved: text and nothing else, whatever the sender called it. */
const LONGEST = 100;
const LONGEST_ENDING = 10;

export function cleanFileName(given: string): string {
  // Some browsers tell the whole path.
  const bare = given.split(/[/\\]/).at(-1) ?? '';
  const name = bare
    .normalize('NFC')
    // Invisible characters, also those that turn the direction of writing so that an ending looks like another.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Surrogate}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return shortened(name) || 'file';
}

/** The ending stays: it says what the file is. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST) return name;
  const dot = letters.lastIndexOf('.');
  const ending = dot > 0 && letters.length - dot <= LONGEST_ENDING ? letters.slice(dot) : [];
  return [...letters.slice(0, LONGEST - ending.length), ...ending].join('');
}
