/** The values of the flow. */
import { Button } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons/plus.ts';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import rows from '../inspector/row-list.module.css';
import { withNewValue } from './value-changes.ts';
import { ValueRow } from './value-row.tsx';
import classes from './values.module.css';

export function ValueList() {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const { change } = useFlowActions();
  const [open, setOpen] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const add = () => {
    const { name } = withNewValue(flow);
    change('values add', (before) => withNewValue(before).flow, { merges: false });
    setMade(name);
    setOpen(name);
  };
  return (
    <div className={classes.list}>
      {flow.values.length === 0 && <p className={classes.empty}>{t('values.empty')}</p>}
      {flow.values.length > 0 && (
        <ul className={rows.rows}>
          {flow.values.map((value) => (
            <ValueRow
              key={value.name}
              value={value}
              isOpen={open === value.name}
              isNew={made === value.name}
              onOpen={setOpen}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          disabled={flow.values.length >= LIMITS.flowValues}
          onClick={add}
        >
          {t('values.add')}
        </Button>
      </div>
    </div>
  );
}
