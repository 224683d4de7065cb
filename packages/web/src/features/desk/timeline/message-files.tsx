/** The files of a message: our own pictures inline, everything else as a download row. */
import type { MessageFile } from '@parrot/contract/conversations';
import { isExpiredLink, isHttpUrl } from '@parrot/contract/core';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconDownload } from '../../../shared/icons/download.ts';
import { IconFile } from '../../../shared/icons/file.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './message-files.module.css';
import { RemoveFileButton } from './remove-file-button.tsx';
import { useFileUrl } from './use-file-url.ts';

type MessageFilesProps = {
  files: readonly MessageFile[];
  /** Sent by the agent who reads this. */
  isMine?: boolean;
};

export function MessageFiles({ files, isMine = false }: MessageFilesProps) {
  const { t } = useTranslation('desk-conversation');
  const sound = files.filter(({ url }) => isRemoved(url) || isOwn(url) || isHttpUrl(url));
  if (sound.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('conversation.files')}>
      {sound.map((file) => (
        <li key={file.fileId ?? file.url} className={classes.file}>
          {isRemoved(file.url) ? (
            <Removed name={file.name} />
          ) : file.isPicture && isOwn(file.url) ? (
            <Picture file={file} />
          ) : (
            <Row file={file} />
          )}
          {isMine && file.fileId && !isRemoved(file.url) && (
            <RemoveFileButton fileId={file.fileId} name={file.name} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A picture from another site would tell that site who reads it, and when. */
const isOwn = (url: string): boolean => url.startsWith('/files/');

const isRemoved = (url: string): boolean => url === '';

function Removed({ name }: { name: string }) {
  const { t } = useTranslation('desk-conversation');
  return (
    <span className={classes.removed}>
      <IconFile size={18} stroke={1.75} aria-hidden />
      <s className={classes.name}>{name}</s>
      {t('conversation.fileRemoved')}
    </span>
  );
}

/** A picture that can't be displayed is still a file. */
function Picture({ file }: { file: MessageFile }) {
  const [broken, setBroken] = useState(false);
  const { url, renew } = useFileUrl(file.url);
  const tryAgain = () =>
    renew().then(
      (fresh) => setBroken(fresh === undefined),
      () => setBroken(true),
    );
  if (broken) return <Row file={file} />;
  return (
    <a className={classes.open} href={url} target="_blank" rel="noopener noreferrer">
      <img
        className={classes.picture}
        src={url}
        alt={file.name}
        loading="lazy"
        onError={() => void tryAgain()}
      />
    </a>
  );
}

function Row({ file: { name, url: given, bytes } }: { file: MessageFile }) {
  const { t } = useTranslation('desk-conversation');
  const size = useSize();
  const { url, renew } = useFileUrl(given);
  const openFresh = (event: MouseEvent) => {
    if (!isOwn(url) || !isExpiredLink(url, Date.now())) return;
    event.preventDefault();
    // The server sends it as a download, so the page stays.
    void renew().then((fresh) => location.assign(fresh ?? url), showFailure);
  };
  return (
    <a
      className={classes.row}
      href={url}
      onClick={openFresh}
      download={name}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('conversation.download', { name })}
    >
      <IconFile size={18} stroke={1.75} aria-hidden />
      <span className={classes.name}>{name}</span>
      {bytes > 0 && <span className={classes.size}>{size(bytes)}</span>}
      <IconDownload size={16} stroke={1.75} aria-hidden />
    </a>
  );
}

const showFailure = (error: unknown) => void toast.failure(messageOf(error));

const KILO = 1024;

function useSize(): (bytes: number) => string {
  const { t } = useTranslation('desk-conversation');
  return (bytes) => {
    if (bytes < KILO) return t('conversation.size.bytes', { size: bytes });
    if (bytes < KILO * KILO) return t('conversation.size.kilobytes', { size: Math.round(bytes / KILO) });
    const megabytes = Math.round((bytes / KILO / KILO) * 10) / 10;
    return t('conversation.size.megabytes', { size: formatNumber(megabytes) });
  };
}
