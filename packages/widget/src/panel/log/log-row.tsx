import type { Message } from '@parrot/contract/conversations';
import { isFormatted } from '@parrot/contract/core';
import { avatarOf } from '../avatar-of.ts';
import { Lazy } from '../lazy.tsx';
import { Mark } from '../mark.tsx';
import type { View } from '../view.ts';
import { UnderAnswer } from './answer-footer.tsx';
import { type LogItem, lastReadId, type TextItem } from './log-items.ts';
import { timeLabel } from './time-label.ts';
import { UnsentNote } from './unsent-note.tsx';

const MAY_LINK = /:\/\/|@/;
/** More than eight lines. */
const LONG = /(\n.*){8}/;

export function LogRow(props: View & { item: LogItem }) {
  const { item, locale } = props;
  if (item.kind === 'words') return <TextBubble {...props} item={item} />;
  return (
    <div class={item.kind}>
      {item.message ? (
        <Lazy {...props} part="EventText" message={item.message} />
      ) : (
        timeLabel(item.time, locale, new Date())
      )}
    </div>
  );
}

function TextBubble(props: View & { item: TextItem }) {
  const { item, appearance, texts } = props;
  const { by, first, last, value, message, unsent } = item;
  const mine = by === 'visitor';
  const agent = message?.userType === 'agent';
  const who = mine ? texts.you : message?.senderName || (agent ? appearance.agentTitle : appearance.botName);
  const folds = !!message?.sources.length;
  // Until it is loaded, the text is shown as written.
  const Rich =
    (MAY_LINK.test(value) || (!mine && isFormatted(value)) || (folds && LONG.test(value))) &&
    props.extras()?.RichText;
  const state = unsent ? (unsent.failed ? 'failed' : 'pending') : '';
  return (
    <div class={`row ${mine ? 'mine' : ''} ${last ? 'last' : ''} ${state}`}>
      {!mine && last && <Mark person={agent ? who : null} picture={avatarOf(props)} />}
      <div class="said">
        <span class={agent && first ? 'who' : 'unseen'}>{who}</span>
        {message?.corrects && <Lazy {...props} part="Corrected" />}
        {value && (
          <div class="bubble" dir="auto">
            {Rich ? <Rich {...props} text={value} isPlain={mine} folds={folds} /> : value}
          </div>
        )}
        {message && hasMore(message) && <Lazy {...props} part="Attachments" message={message} />}
        {message && <UnderAnswer {...props} message={message} />}
        {!!unsent?.files?.length && <Lazy {...props} part="UnsentFiles" unsent={unsent} />}
        {unsent && <UnsentNote {...props} unsent={unsent} last={last} />}
        {mine && message && message.msgId === lastReadId(props.thread) && <small>{texts.read}</small>}
      </div>
    </div>
  );
}

const hasMore = ({ attachment, carousel, files }: Message): boolean =>
  Boolean(attachment || carousel.length || files.length);
