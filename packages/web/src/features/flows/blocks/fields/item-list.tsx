/** An ordered list whose items can be added, removed and moved by mouse or keyboard. Focus is preserved. */
import { ActionIcon, Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown } from '../../../../shared/icons/arrow-down.ts';
import { IconArrowUp } from '../../../../shared/icons/arrow-up.ts';
import { IconPlus } from '../../../../shared/icons/plus.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import classes from './item-list.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

type ItemListProps<Item> = {
  title: string;
  /** The name of an item, used in the labels of its buttons. */
  nameOf: (item: Item, at: number) => string;
  items: readonly Item[];
  /** Without it, the index is the key. */
  keyOf?: (item: Item) => string;
  maxItems: number;
  addLabel: string;
  make: () => Item;
  onChange: (items: Item[]) => void;
  /** Each item has a header line above its fields; otherwise the buttons are next to the fields. */
  isCompact?: boolean;
  children: (item: Item, change: (item: Item) => void, at: number) => ReactNode;
};

export function ItemList<Item>(props: ItemListProps<Item>) {
  const {
    title,
    nameOf,
    items,
    keyOf,
    maxItems,
    addLabel,
    make,
    onChange,
    isCompact = false,
    children,
  } = props;
  const { t } = useTranslation('blocks');
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLElement>(null);
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const found = wanted.current.flatMap((selector) => [
      ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
    wanted.current = [];
    found[0]?.focus();
  });

  const within = (at: number, what: string) => `:scope > ol > [data-at="${at}"] ${what}`;
  const add = () => {
    wanted.current = [within(items.length, ':is(input, textarea):not([type="radio"])')];
    onChange([...items, make()]);
  };
  const remove = (at: number) => {
    const next = Math.min(at, items.length - 2);
    wanted.current = [within(next, '[data-action="remove"]'), '[data-act="add"]'];
    setAnnouncement(t('items.removed', { name: nameOf(items[at] as Item, at) }));
    onChange(items.filter((_, index) => index !== at));
  };
  const move = (at: number, to: number, action: 'up' | 'down') => {
    const [item, other] = [items[at], items[to]];
    if (item === undefined || other === undefined) return;
    wanted.current = [
      within(to, `[data-action="${action}"]:enabled`),
      within(to, `[data-action="${action === 'up' ? 'down' : 'up'}"]:enabled`),
    ];
    setAnnouncement(t('items.moved', { name: nameOf(item, at), position: to + 1, count: items.length }));
    onChange(items.map((each, index) => (index === to ? item : index === at ? other : each)));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, at + by, by < 0 ? 'up' : 'down');
  };

  return (
    <section ref={root} aria-label={title} className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      {items.length > 0 && (
        <ol className={classes.list}>
          {items.map((item, at) => {
            const name = nameOf(item, at);
            return (
              <li
                key={keyOf?.(item) ?? at}
                data-at={at}
                data-compact={isCompact || undefined}
                className={classes.item}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <div className={classes.fields}>
                  {children(
                    item,
                    (next) => onChange(items.map((each, index) => (index === at ? next : each))),
                    at,
                  )}
                </div>
                <div className={classes.actions}>
                  <ActionIcon
                    size="xs"
                    data-action="up"
                    disabled={at === 0}
                    aria-label={t('items.up', { name })}
                    onClick={() => move(at, at - 1, 'up')}
                  >
                    <IconArrowUp {...ICON} />
                  </ActionIcon>
                  <ActionIcon
                    size="xs"
                    data-action="down"
                    disabled={at === items.length - 1}
                    aria-label={t('items.down', { name })}
                    onClick={() => move(at, at + 1, 'down')}
                  >
                    <IconArrowDown {...ICON} />
                  </ActionIcon>
                  <ActionIcon
                    size="xs"
                    data-action="remove"
                    aria-label={t('items.remove', { name })}
                    onClick={() => remove(at)}
                  >
                    <IconTrash {...ICON} />
                  </ActionIcon>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <Button
        size="xs"
        variant="default"
        data-action="add"
        leftSection={<IconPlus {...ICON} />}
        disabled={items.length >= maxItems}
        onClick={add}
      >
        {addLabel}
      </Button>
      <p role="status" className={classes.announcement}>
        {announcement}
      </p>
    </section>
  );
}
