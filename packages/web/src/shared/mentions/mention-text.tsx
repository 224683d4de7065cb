/** A text with highlighted mentions. */
import { Fragment } from 'react';
import { LinkedText } from '../ui/linked-text.tsx';
import classes from './mention-text.module.css';

type MentionTextProps = { text: string; names: readonly string[] };

export function MentionText({ text, names }: MentionTextProps) {
  if (names.length === 0) return <LinkedText text={text} />;
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(@(?:${longestFirst.map(escaped).join('|')}))`, 'u');
  return text.split(pattern).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    <Fragment key={index}>
      {index % 2 === 1 ? <b className={classes.mention}>{piece}</b> : <LinkedText text={piece} />}
    </Fragment>
  ));
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
