import type { Message, MessageFile } from '@parrot/contract/conversations';
import { isExpiredLink, isHttpUrl } from '@parrot/contract/core';
import { FILE, Icon } from '../../panel/icon.tsx';
import type { View } from '../../panel/view.ts';
import { fileSize } from './file-size.ts';

/** A picture in our own storage inline, anything else as a row. Its address is ours, http(s), or absent. */
export function FileRow({
  message,
  file,
  origin,
  locale,
  texts,
  conversation,
}: View & { message: Message; file: MessageFile }) {
  const { name, bytes, isPicture } = file;
  const url = addressOf(file.url, origin);
  const inside =
    isPicture && url?.origin === new URL(origin).origin ? (
      <img
        class="picture"
        src={url.href}
        alt={name}
        loading="lazy"
        // The address may have expired on a page that was open for hours.
        onError={() => void conversation.renewFile(message.msgId, file)}
      />
    ) : (
      <>
        <Icon path={FILE} />
        <span>
          {name}
          {file.url ? bytes > 0 && <small>{fileSize(bytes, locale)}</small> : <small>{texts.fileGone}</small>}
        </span>
      </>
    );
  const openFresh = async (event: Event) => {
    if (isPicture || !isExpiredLink(file.url, Date.now())) return;
    event.preventDefault();
    const fresh = await conversation.renewFile(message.msgId, file);
    // The server sends it as a download, so the page stays.
    if (fresh) location.assign(origin + fresh);
  };
  return url ? (
    <a class="file" href={url.href} target="_blank" rel="noopener noreferrer" onClick={openFresh}>
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
