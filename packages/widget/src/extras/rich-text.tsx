import { type InlinePart, parseRichText, textParts } from '@parrot/contract/core';
import type { ComponentChild } from 'preact';
import type { View } from '../panel/view.ts';

/** A text of the bot or an agent: bold, italic, lists, links and pictures; never HTML. */
export const RichText = ({ text, isPlain, origin }: View & { text: string; isPlain: boolean }) =>
  isPlain ? <LinkedText text={text} /> : <Blocks {...{ text, origin }} />;

const LinkedText = ({ text }: { text: string }) => (
  <>
    {textParts(text).map(({ text: part, href }, at) => (href ? <Link key={at} {...{ href, part }} /> : part))}
  </>
);

/** Isolated direction, so that surrounding text can't change how it reads. */
const Link = ({ href, part }: { href: string; part: ComponentChild | ComponentChild[] }) => (
  <a href={href} dir="ltr" target="_blank" rel="noopener noreferrer">
    {part}
  </a>
);

const Blocks = ({ text, origin }: { text: string; origin: string }) => (
  <>
    {parseRichText(text).map((block, at) => {
      if (block.kind === 'text') return <div key={at}>{inline(block.parts, origin)}</div>;
      const items = block.items.map((item, index) => <li key={index}>{inline(item, origin)}</li>);
      return block.start === null ? (
        <ul key={at}>{items}</ul>
      ) : (
        <ol key={at} start={block.start}>
          {items}
        </ol>
      );
    })}
  </>
);

const inline = (parts: readonly InlinePart[], origin: string): ComponentChild[] =>
  parts.map((part, at) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'picture') return <Picture key={at} {...part} origin={origin} />;
    const inner = inline(part.parts, origin);
    if (part.kind === 'link') return <Link key={at} href={part.href} part={inner} />;
    return part.kind === 'bold' ? <b key={at}>{inner}</b> : <i key={at}>{inner}</i>;
  });

const Picture = ({ url, alt, origin }: { url: string; alt: string; origin: string }) => (
  <img
    src={url.startsWith('/') ? origin + url : url}
    alt={alt}
    loading="lazy"
    // The page may forbid pictures from other sites.
    onError={({ currentTarget }) => {
      currentTarget.hidden = true;
    }}
  />
);
