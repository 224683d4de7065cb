import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { SafeLink } from '../../panel/log/safe-link.tsx';
import type { View } from '../../panel/view.ts';
import { Carousel } from '../carousel.tsx';
import { FileRow } from './file-row.tsx';

type CardProps = NonNullable<Message['attachment']>;

/** The cards and files of a message. Addresses that are not http(s) are dropped. */
export function Attachments(props: View & { message: Message }) {
  const { attachment, carousel, files } = props.message;
  return (
    <>
      {attachment && <Card {...attachment} />}
      {carousel.length > 0 && (
        <Carousel {...props}>
          {carousel.map((card, at) => (
            <Card key={at} {...card} tall />
          ))}
        </Carousel>
      )}
      {files.map((file) => (
        <FileRow key={file.url} {...props} file={file} />
      ))}
    </>
  );
}

const Card = ({ imageUrl, title, text, buttons, tall }: CardProps & { tall?: boolean }) => (
  <div class={tall ? 'card tall' : 'card'}>
    {isHttpUrl(imageUrl) && (
      <img
        src={imageUrl}
        alt={title}
        loading="lazy"
        // The page may forbid pictures from other sites.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    )}
    {(title || text) && (
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
    )}
    {buttons.map(({ label, actionUrl }) => (
      <SafeLink key={actionUrl} class="button" href={actionUrl}>
        {label}
      </SafeLink>
    ))}
  </div>
);
