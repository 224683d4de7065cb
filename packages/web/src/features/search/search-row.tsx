import { Kbd } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import { highlightParts } from './highlight-parts.ts';
import type { SearchItem } from './search-item.ts';
import classes from './search-palette.module.css';

type SearchRowProps = {
  id: string;
  item: SearchItem;
  /** Marked in the row. */
  text: string;
  isCurrent: boolean;
  onChoose: (item: SearchItem) => void;
};

export function SearchRow({ id, item, text, isCurrent, onChoose }: SearchRowProps) {
  const { title, detail, meta, icon: Icon, person } = item;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and its keys choose among these
    // biome-ignore lint/a11y/useFocusableInteractive: the same
    <div
      ref={box}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.item}
      data-kind={item.kind}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      {person ? (
        <UserAvatar {...person} size="small" />
      ) : (
        Icon && (
          <span className={classes.icon}>
            <Icon size={16} stroke={1.75} aria-hidden />
          </span>
        )
      )}
      <div className={classes.main}>
        <p className={classes.title}>
          <span>
            <Marked value={title} text={text} />
          </span>
          {meta && <small>{meta}</small>}
          {item.kind === 'run' && item.keys.length > 0 && (
            <span className={classes.keys}>
              {item.keys.map((key) => (
                <Kbd key={key} size="xs">
                  {key}
                </Kbd>
              ))}
            </span>
          )}
        </p>
        {detail && (
          <p className={classes.snippet}>
            <Marked value={detail} text={text} />
          </p>
        )}
      </div>
    </div>
  );
}

const Marked = ({ value, text }: { value: string; text: string }) =>
  highlightParts(value, text).map(({ part, isHit, at }) =>
    isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
