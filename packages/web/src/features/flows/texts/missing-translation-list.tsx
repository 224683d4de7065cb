/** Links to the blocks with missing translations in the language being edited. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { BlockLinks } from '../inspector/block-links.tsx';
import { missingTranslations } from './missing-translations.ts';
import classes from './texts.module.css';

export function MissingTranslationList() {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { select } = useFlowActions();
  const { blocks, count } = useMemo(() => missingTranslations(flow, language), [flow, language]);
  const name = t(`languages.${language}`);
  const first = blocks.find((id) => blockIn(flow, id));
  if (!first) return <p className={classes.all}>{t('words.complete', { language: name })}</p>;
  return (
    <div className={classes.list}>
      <p>{t('words.gaps', { language: name, count })}</p>
      <BlockLinks ids={blocks} />
      <div>
        <Button size="xs" variant="default" onClick={() => select([first])}>
          {t('words.first')}
        </Button>
      </div>
    </div>
  );
}
