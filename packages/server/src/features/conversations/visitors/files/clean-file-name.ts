/** A file name that is safe to show and to save. */
const MAX_LENGTH = 100;
const MAX_EXTENSION_LENGTH = 10;

export function cleanFileName(uploaded: string): string {
  // Some browsers send the whole path.
  const bare = uploaded.split(/[/\\]/).at(-1) ?? '';
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
  const characters = Array.from(name);
  if (characters.length <= MAX_LENGTH) return name;
  const dot = characters.lastIndexOf('.');
  const extension = dot > 0 && characters.length - dot <= MAX_EXTENSION_LENGTH ? characters.slice(dot) : [];
  return [...characters.slice(0, MAX_LENGTH - extension.length), ...extension].join('');
}
