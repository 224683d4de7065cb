/** A text with highlighted mentions. */
import { LinkedText } from '../ui/linked-text.tsx';
import classes from './mention-text.module.css';
import { cutAtMentions } from './mentions.ts';

type MentionTextProps = { text: string; names: readonly string[] };

export function MentionText({ text, names }: MentionTextProps) {
  return cutAtMentions(text, names).map(({ part, isMention, at }) =>
    isMention ? (
      <b key={at} className={classes.mention}>
        {part}
      </b>
    ) : (
      <LinkedText key={at} text={part} />
    ),
  );
}
