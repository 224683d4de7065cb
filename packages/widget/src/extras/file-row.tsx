import type { MessageFile } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { FILE, Icon } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';
import { fileSize } from './file-size.ts';

/** A picture of our own store in its place, anything else as a row. Its address is ours, or http(s), or it has none. */
export function FileRow({ file, origin, locale }: View & { file: MessageFile }) {
  const { name, bytes, isPicture } = file;
  const url = addressOf(file.url, origin);
  const inside =
    isPicture && url?.origin === new URL(origin).origin ? (
      <img class="picture" src={url.href} alt={name} loading="lazy" />
    ) : (
      <>
        <Icon path={FILE} />
        <span>
          {name}
          {bytes > 0 && <small>{fileSize(bytes, locale)}</small>}
        </span>
      </>
    );
  return url ? (
    <a class="file" href={url.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  ) : (
    <div class="file">{inside}</div>
  );
}

function addressOf(address: string, origin: string): URL | undefined {
  const full = address.startsWith('/') ? origin + address : address;
  return isHttpUrl(full) ? new URL(full) : undefined;
}
