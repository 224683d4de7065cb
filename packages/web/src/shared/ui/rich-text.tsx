/** A text of a bot or an agent: bold, italic, lists, links and pictures. Rendered from parts, never from HTML. */
import { type InlinePart, parseRichText, type RichBlock } from '@parrot/contract/core';
import { memo } from 'react';
import linkClasses from './linked-text.module.css';
import classes from './rich-text.module.css';

export const RichText = memo(({ text }: { text: string }) =>
  keyed(parseRichText(text)).map(([key, block]) => <Block key={key} block={block} />),
);

function Block({ block }: { block: RichBlock }) {
  if (block.kind === 'text')
    return (
      <div>
        <Inline parts={block.parts} />
      </div>
    );
  const items = keyed(block.items).map(([key, item]) => (
    <li key={key}>
      <Inline parts={item} />
    </li>
  ));
  return block.start === null ? (
    <ul className={classes.list}>{items}</ul>
  ) : (
    <ol className={classes.list} start={block.start}>
      {items}
    </ol>
  );
}

const Inline = ({ parts }: { parts: readonly InlinePart[] }) =>
  keyed(parts).map(([key, part]) => <Part key={key} part={part} />);

function Part({ part }: { part: InlinePart }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return (
        <b>
          <Inline parts={part.parts} />
        </b>
      );
    case 'italic':
      return (
        <i>
          <Inline parts={part.parts} />
        </i>
      );
    case 'link':
      // The direction of the text around it can't change how a link reads.
      return (
        <a className={linkClasses.link} href={part.href} dir="ltr" target="_blank" rel="noopener noreferrer">
          <Inline parts={part.parts} />
        </a>
      );
    case 'picture':
      return (
        <img
          className={classes.picture}
          src={part.url}
          alt={part.alt}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      );
  }
}

/** Parts of one text, in its order. */
const keyed = <Item,>(items: readonly Item[]): [string, Item][] =>
  items.map((item, at) => [String(at), item]);
