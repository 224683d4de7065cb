import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconArrowUpRight } from '../../../../shared/icons/arrow-up-right.ts';
import { useFlowActions, useFlowEditor } from '../../editor/flow-editor.ts';
import classes from '../fields/fields.module.css';
import { clearable, LAZY_SELECT } from '../fields/lazy-select.ts';
import type { EditorProps } from '../use-edit-block.ts';

export function ReusablePartEditor({ block, edit }: EditorProps<'reusable-part'>) {
  const { t } = useTranslation('blocks');
  const parts = useFlowEditor(({ flow }) => flow.parts);
  const { openPart } = useFlowActions();
  const { runs } = block;
  const isThere = parts.some(({ id }) => id === runs);
  // A part must not run itself.
  const choices = parts.filter(({ id }) => id !== block.part || id === runs);
  return (
    <>
      <Select
        label={t('part.runs')}
        placeholder={t('part.choose')}
        description={parts.length === 0 ? t('part.none') : undefined}
        data={choices.map(({ id, name }) => ({ value: id, label: name }))}
        value={isThere ? runs : null}
        error={runs !== null && !isThere && t('part.gone')}
        clearable
        comboboxProps={LAZY_SELECT}
        clearButtonProps={clearable(t('part.clear'))}
        onChange={(part) => edit('runs', { runs: part })}
      />
      {isThere && (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowUpRight size={14} stroke={1.75} aria-hidden />}
            onClick={() => openPart(runs)}
          >
            {t('part.open')}
          </Button>
        </div>
      )}
      <p className={classes.help}>{t('types.reusable-part.help')}</p>
    </>
  );
}
