/** The block types that can be added: searched, selected by click or keyboard, or dragged. */
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../shared/icons/search.ts';
import { BlockTile } from '../blocks/block-tile.tsx';
import { blocksFound, DRAGGED_BLOCK, type OfferedBlock } from './block-groups.ts';
import classes from './block-list.module.css';

type BlockListProps = {
  label: string;
  onChoose: (type: OfferedBlock) => void;
  canDrag?: boolean;
  autoFocus?: boolean;
};

export function BlockList({ label, onChoose, canDrag = false, autoFocus = false }: BlockListProps) {
  const { t } = useTranslation('flow');
  const { t: tBlocks } = useTranslation('blocks');
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const titles = useId();
  const groups = blocksFound(text, tBlocks);

  /** Arrow keys move between the search field and the list. */
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('input, [data-row]') ?? [])];
    rows[rows.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  const chooseFirst = (event: KeyboardEvent) => {
    const first = groups[0]?.types[0];
    if (event.key === 'Enter' && first && text.trim() !== '') onChoose(first);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows within.
    <div ref={list} className={classes.list} onKeyDown={walk}>
      <TextInput
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={chooseFirst}
        aria-label={t('palette.find')}
        placeholder={t('palette.find')}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        data-autofocus={autoFocus || undefined}
        autoComplete="off"
      />
      <section className={classes.groups} aria-label={label}>
        {groups.length === 0 && <p className={classes.none}>{t('palette.none')}</p>}
        {groups.map(({ group, types }) => (
          <section key={group} aria-labelledby={`${titles}-${group}`}>
            <h2 id={`${titles}-${group}`} className={classes.group}>
              {t(`palette.groups.${group}`)}
            </h2>
            {types.map((type) => {
              return (
                <button
                  key={type}
                  type="button"
                  data-row=""
                  className={classes.row}
                  title={tBlocks(`types.${type}.help`)}
                  draggable={canDrag}
                  onDragStart={({ dataTransfer }) => {
                    dataTransfer.setData(DRAGGED_BLOCK, type);
                    dataTransfer.effectAllowed = 'copy';
                  }}
                  onClick={() => onChoose(type)}
                >
                  <BlockTile type={type} />
                  {tBlocks(`types.${type}.name`)}
                </button>
              );
            })}
          </section>
        ))}
      </section>
    </div>
  );
}
