/** One block: its title, problems and editor. */
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import type { BlockId } from '@parrot/contract/flows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCopy } from '../../../shared/icons/copy.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { IconX } from '../../../shared/icons/x.ts';
import { BlockEditor } from '../blocks/block-editor.tsx';
import { BlockTile } from '../blocks/block-tile.tsx';
import { titleOf } from '../blocks/summary-context.ts';
import { useEditBlock } from '../blocks/use-edit-block.ts';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { LanguageSwitch } from '../texts/language-switch.tsx';
import { BlockProblems } from './block-problems.tsx';
import classes from './inspector.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function BlockInspector({ id }: { id: BlockId }) {
  const { t } = useTranslation('blocks');
  const block = useFlowEditor(({ flow }) => blockIn(flow, id));
  const readOnly = useFlowEditor((state) => state.readOnly);
  const hasLanguages = useFlowEditor(({ languages }) => languages.length > 1);
  const { duplicate, removeBlocks, select } = useFlowActions();
  const edit = useEditBlock(id);
  if (!block) return null;
  const isStart = block.type === 'start';
  return (
    <>
      <div className={classes.head}>
        <BlockTile type={block.type} />
        <div className={classes.names}>
          <h2 className={classes.title}>{titleOf(block)}</h2>
          <p className={classes.type}>
            {t('inspector.typeAndId', { type: t(`types.${block.type}.name`), id })}
          </p>
        </div>
        <div className={classes.actions}>
          {!isStart && !readOnly && (
            <>
              <Action label={t('inspector.duplicate')} onClick={() => duplicate([id])}>
                <IconCopy {...ICON} />
              </Action>
              <Action label={t('inspector.delete')} onClick={() => removeBlocks([id])}>
                <IconTrash {...ICON} />
              </Action>
            </>
          )}
          <Action label={t('inspector.close')} onClick={() => select([])}>
            <IconX {...ICON} />
          </Action>
        </div>
      </div>
      {hasLanguages && (
        <div className={classes.languages}>
          {t('words.language')}
          <LanguageSwitch />
        </div>
      )}
      <fieldset disabled={readOnly} className={classes.body}>
        <BlockProblems id={id} />
        {!isStart && (
          <TextInput
            label={t('inspector.blockTitle')}
            placeholder={t(`types.${block.type}.name`)}
            value={block.title}
            maxLength={60}
            autoComplete="off"
            onChange={({ currentTarget }) => edit('title', { title: currentTarget.value })}
          />
        )}
        <BlockEditor id={id} />
      </fieldset>
    </>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="sm" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
