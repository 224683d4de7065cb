/**
 * A text of a bot or an agent: bold, italic, lists, tables, links and pictures. Rendered from parts, never from
 * HTML. A quote with more than eight lines is folded.
 */
import { foldBlocks, type InlinePart, isMarked, parseRichText, type RichBlock } from '@parrot/contract/core';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import linkClasses from './linked-text.module.css';
import classes from './rich-text.module.css';

export const RichText = memo(({ text, folds = false }: { text: string; folds?: boolean }) => {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const blocks = useMemo(() => parseRichText(text), [text]);
  const folded = folds && !isWhole ? foldBlocks(blocks) : null;
  return (
    <>
      {keyed(folded ?? blocks).map(([key, block]) => (
        <Block key={key} block={block} />
      ))}
      {folded && (
        <button type="button" className={classes.unfold} onClick={() => setWhole(true)}>
          {t('showAll')}
        </button>
      )}
    </>
  );
});

function Block({ block }: { block: RichBlock }) {
  if (block.kind === 'table') return <Table {...block} />;
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
  const style = { marginInlineStart: `${block.level}em` };
  return block.start === null ? (
    <ul className={classes.list} style={style}>
      {items}
    </ul>
  ) : (
    <ol className={classes.list} style={style} start={block.start}>
      {items}
    </ol>
  );
}

const Table = ({ rows, hasHead }: Extract<RichBlock, { kind: 'table' }>) => (
  <div className={classes.table}>
    <table>
      <tbody>
        {keyed(rows).map(([key, row]) => (
          <tr key={key} data-marked={isMarked(row) || undefined}>
            {keyed(row).map(([column, cell]) =>
              hasHead && key === '0' ? (
                <th key={column} scope="col">
                  <Inline parts={cell} />
                </th>
              ) : (
                <td key={column}>
                  <Inline parts={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

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
