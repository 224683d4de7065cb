import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { AWAY, Icon } from './icon.tsx';
import { SafeLink } from './message-text.tsx';

/** The card and files of a message. An address that is not http(s) is left out: a button must lead somewhere safe. */
export const Attachment = ({ attachment, files }: Message) => (
  <>
    {attachment && <Card {...attachment} />}
    {files.map(({ name, url }) => (
      <SafeLink key={url} href={url}>
        {name}
      </SafeLink>
    ))}
  </>
);

function Card({ imageUrl, title, text, buttons }: NonNullable<Message['attachment']>) {
  // Nothing but links: where an answer is from.
  const bare = !imageUrl && !title && !text;
  const links = buttons.map(({ label, actionUrl }) => (
    <SafeLink key={actionUrl} class={bare ? 'source' : 'button'} href={actionUrl}>
      {label}
      {bare && <Icon path={AWAY} />}
    </SafeLink>
  ));
  if (bare) return <>{links}</>;
  return (
    <div class="card">
      {isHttpUrl(imageUrl) && (
        <img
          src={imageUrl}
          alt=""
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      {links}
    </div>
  );
}
