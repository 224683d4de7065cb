/** ⌘K: finds a block and jumps to it. */
import { Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../shared/icons/search.ts';
import { BlockTile } from '../blocks/block-tile.tsx';
import { titleOf } from '../blocks/summary-context.ts';
import { useCanvasView } from '../canvas/use-canvas-view.ts';
import { useDesigner, useDialog } from '../designer-store.ts';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import classes from './find-dialog.module.css';
import { type Found, findInFlow } from './find-in-flow.ts';

export function FindDialog() {
  const { t } = useTranslation('flow');
  const isOpen = useDesigner(({ dialog }) => dialog?.kind === 'find');
  const { close } = useDialog();
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('find.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      returnFocus={false}
    >
      <Finder onDone={close} />
    </Modal>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('flow');
  const flow = useFlowEditor((state) => state.flow);
  const { select, openPart } = useFlowActions();
  const { show, focus } = useCanvasView();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const results = useMemo(() => findInFlow(flow, text, titleOf), [flow, text]);
  const list = useId();
  const activeRow = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is the active one then.
  useEffect(() => {
    activeRow.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const jump = (found: Found | undefined) => {
    if (!found) return;
    onDone();
    if (found.kind === 'note') {
      openPart(found.part);
      select([], [found.id]);
      return;
    }
    select([found.id]);
    // The dialog returns the focus when it closes.
    setTimeout(() => {
      show(found.id, true);
      focus(found.id);
    });
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') jump(results[active]);
    if (step === undefined) return;
    event.preventDefault();
    setActive((at) => Math.min(results.length - 1, Math.max(0, at + step)));
  };
  const rowId = (at: number) => `${list}-${at}`;
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={results.length > 0 ? rowId(active) : undefined}
        aria-label={t('find.field')}
        placeholder={t('find.field')}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={keys}
      />
      <div id={list} role="listbox" aria-label={t('find.results')} className={classes.results}>
        {results.map((found, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field.
          <div
            key={`${found.kind} ${found.id}`}
            id={rowId(at)}
            ref={at === active ? activeRow : undefined}
            role="option"
            aria-selected={at === active}
            className={classes.result}
            onClick={() => jump(found)}
          >
            <Result found={found} />
          </div>
        ))}
      </div>
      {results.length === 0 && <p className={classes.none}>{t('find.none')}</p>}
    </>
  );
}

function Result({ found }: { found: Found }) {
  const { t } = useTranslation('flow');
  const flow = useFlowEditor((state) => state.flow);
  const block = found.kind === 'block' ? blockIn(flow, found.id) : undefined;
  const part = flow.parts.find(({ id }) => id === found.part)?.name;
  return (
    <>
      <BlockTile type={block?.type ?? 'note'} />
      <span className={classes.text}>
        <span className={classes.title}>{block ? titleOf(block) : t('find.note')}</span>
        {found.excerpt && <span className={classes.excerpt}>{found.excerpt}</span>}
      </span>
      <span className={classes.where}>
        {block?.title.trim() ? t(`types.${block.type}.name`, { ns: 'blocks' }) : ''}
        {part !== undefined && ` ${t('find.inPart', { part })}`}
      </span>
    </>
  );
}
