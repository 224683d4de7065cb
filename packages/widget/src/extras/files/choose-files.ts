import { VISITOR_FILE_ENDINGS } from '@parrot/contract/conversations';
import type { LIMITS } from '@parrot/contract/core';
import type { UnsentFile } from '../../conversation/visitor-memory.ts';
import type { View } from '../../panel/view.ts';
import { fileSize } from './file-size.ts';

const LARGEST: (typeof LIMITS)['visitorFileBytes'] = 10_485_760;
const MOST: (typeof LIMITS)['filesPerMessage'] = 5;

/** Reports before the upload which files can't be sent, and why. */
export function chooseFiles(
  chosen: File[],
  already: number,
  { texts, locale }: Pick<View, 'texts' | 'locale'>,
): { taken: UnsentFile[]; refused: string[] } {
  const wrong = ({ name, size }: File): string | undefined => {
    // Some phones omit the extension; then the server decides by content.
    const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
    if (ending && !VISITOR_FILE_ENDINGS.some((one) => one === ending)) return texts.wrongType;
    if (!size) return texts.emptyFile;
    return size >= LARGEST ? texts.tooLarge : undefined;
  };
  const refused = chosen.flatMap((file) => {
    const why = wrong(file)?.replace('{name}', file.name).replace('{size}', fileSize(LARGEST, locale));
    return why ?? [];
  });
  const fine = chosen.filter((file) => !wrong(file));
  const room = MOST - already;
  if (fine.length > room) refused.push(texts.tooMany.replace('{count}', `${MOST}`));
  const taken = fine.slice(0, room).map((blob) => ({ name: blob.name, bytes: blob.size, blob }));
  return { taken, refused };
}
