import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { SafeLink } from './message-text.tsx';

/** The card and files of a message. An address that is not http(s) is left out: a button must lead somewhere safe. */
export const Attachment = ({ attachment, files }: Message) => (
  <>
    {attachment && (
      <div class="card">
        {isHttpUrl(attachment.imageUrl) && (
          <img
            src={attachment.imageUrl}
            alt=""
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
        <div>
          <b>{attachment.title}</b>
          <small>{attachment.text}</small>
        </div>
        {attachment.buttons.map(({ label, actionUrl }) => (
          <SafeLink key={actionUrl} class="button" href={actionUrl} text={label} />
        ))}
      </div>
    )}
    {files.map(({ name, url }) => (
      <SafeLink key={url} href={url} text={name} />
    ))}
  </>
);
