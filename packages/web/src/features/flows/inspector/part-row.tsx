import { Button, TextInput } from '@mantine/core';
import { type Flow, type ReusablePart, reusablePart } from '@parrot/contract/flows';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { withoutPart, withPartNamed } from '../editor/flow-parts.ts';
import { blocksOfPart } from '../editor/read-flow.ts';
import { BlockLinks } from './block-links.tsx';
import classes from './inspector.module.css';
import rows from './row-list.module.css';

export function PartRow({ part: { id, name } }: { part: ReusablePart }) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const { change, openPart } = useFlowActions();
  const [typed, setTyped] = useState(name);
  const [wasNamed, setWasNamed] = useState(name);
  const [isAsking, setAsking] = useState(false);
  if (wasNamed !== name) {
    setWasNamed(name);
    setTyped(name);
  }
  const runners = useMemo(() => runnersOf(flow, id), [flow, id]);
  const size = blocksOfPart(flow, id).length;
  const rename = (text: string) => {
    setTyped(text);
    const { data } = reusablePart.shape.name.safeParse(text);
    if (data) change(`parts.${id}.name`, (before) => withPartNamed(before, id, data));
  };
  return (
    <li className={rows.row}>
      <TextInput
        label={t('part.name')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        error={typed.trim() === '' && t('part.noName')}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
        onBlur={() => setTyped(name)}
      />
      <p className={classes.help}>
        {t('part.line', {
          blocks: t('part.blocks', { count: size }),
          runs: t('part.runCount', { count: runners.length }),
        })}
      </p>
      <BlockLinks ids={runners} />
      {isAsking && (
        <p role="alert" className={rows.question}>
          {t('part.sure', { name, blocks: t('part.blocks', { count: size }), count: runners.length })}
        </p>
      )}
      <div className={classes.bulk}>
        <Button size="xs" variant="default" onClick={() => (isAsking ? setAsking(false) : openPart(id))}>
          {t(isAsking ? 'inspector.keep' : 'part.open')}
        </Button>
        <Button
          size="xs"
          variant={isAsking ? 'filled' : 'subtle'}
          color="red"
          aria-label={t('part.deleteName', { name })}
          onClick={() =>
            isAsking
              ? change(`parts.${id}`, (before) => withoutPart(before, id), { merges: false })
              : setAsking(true)
          }
        >
          {t('part.delete')}
        </Button>
      </div>
    </li>
  );
}

const runnersOf = ({ blocks }: Flow, part: string) =>
  Object.entries(blocks).flatMap(([id, block]) =>
    block.type === 'reusable-part' && block.runs === part ? [id] : [],
  );
