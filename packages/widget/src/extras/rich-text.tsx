import {
  foldBlocks,
  type InlinePart,
  isMarked,
  parseRichText,
  type RichBlock,
  textParts,
} from '@parrot/contract/core';
import type { View } from '../panel/view.ts';
import type { Child } from '../rendering/element.ts';

type RichTextProps = View & { text: string; isPlain: boolean; folds: boolean };

/** A text of the bot or an agent: bold, italic, lists, tables, links and pictures; never HTML. */
export function RichText({ text, isPlain, folds, origin, texts }: RichTextProps) {
  if (isPlain) return <LinkedText text={text} />;
  const blocks = parseRichText(text);
  const folded = folds && foldBlocks(blocks);
  if (!folded) return <Blocks {...{ blocks, origin }} />;
  return (
    <>
      <div>
        <Blocks blocks={folded} origin={origin} />
        <button type="button" class="unfold" onClick={unfold}>
          {texts.showAll}
        </button>
      </div>
      <div hidden tabIndex={-1}>
        <Blocks {...{ blocks, origin }} />
      </div>
    </>
  );
}

/** Shows the whole text in place of its first lines. */
function unfold({ currentTarget }: { currentTarget: HTMLElement }): void {
  const folded = currentTarget.parentElement;
  const whole = folded?.nextElementSibling as HTMLElement | null | undefined;
  if (!folded || !whole) return;
  folded.hidden = true;
  whole.hidden = false;
  whole.focus();
}

const LinkedText = ({ text }: { text: string }) => (
  <>
    {textParts(text).map(({ text: part, href }, at) => (href ? <Link key={at} {...{ href, part }} /> : part))}
  </>
);

/** Isolated direction, so that surrounding text can't change how it reads. */
const Link = ({ href, part }: { href: string; part: Child }) => (
  <a href={href} dir="ltr" target="_blank" rel="noopener noreferrer">
    {part}
  </a>
);

const Blocks = ({ blocks, origin }: { blocks: readonly RichBlock[]; origin: string }) => (
  <>
    {blocks.map((block, at) => {
      if (block.kind === 'text') return <div key={at}>{inline(block.parts, origin)}</div>;
      if (block.kind === 'table') return <Table key={at} {...block} origin={origin} />;
      const items = block.items.map((item, index) => <li key={index}>{inline(item, origin)}</li>);
      const style = block.level && { marginInlineStart: `${block.level}em` };
      return block.start === null ? (
        <ul key={at} style={style || undefined}>
          {items}
        </ul>
      ) : (
        <ol key={at} start={block.start} style={style || undefined}>
          {items}
        </ol>
      );
    })}
  </>
);

type TableProps = Extract<RichBlock, { kind: 'table' }> & { origin: string };
const Table = ({ rows, hasHead, origin }: TableProps) => (
  <div class="table">
    <table>
      {rows.map((row, at) => (
        <tr key={at} class={isMarked(row) ? 'marked' : ''}>
          {row.map((cell, column) =>
            hasHead && at === 0 ? (
              <th key={column} scope="col">
                {inline(cell, origin)}
              </th>
            ) : (
              <td key={column}>{inline(cell, origin)}</td>
            ),
          )}
        </tr>
      ))}
    </table>
  </div>
);

const inline = (parts: readonly InlinePart[], origin: string): Child[] =>
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
