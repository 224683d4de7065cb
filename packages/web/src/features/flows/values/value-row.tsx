/** One value: a summary line that expands to its fields and usages. */
import { ActionIcon, Button } from '@mantine/core';
import { VALUE_SCOPES, VALUE_TYPES, type ValueDefinition } from '@parrot/contract/flows';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { ChoiceField } from '../blocks/fields/choice-field.tsx';
import fieldClasses from '../blocks/fields/fields.module.css';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { BlockLinks } from '../inspector/block-links.tsx';
import rows from '../inspector/row-list.module.css';
import { InitialValueField } from './initial-value-field.tsx';
import { asType, withoutValue, withRenamedValue, withValue } from './value-changes.ts';
import { ValueNameField } from './value-name-field.tsx';
import { valueUsages } from './value-usages.ts';
import classes from './values.module.css';

type ValueRowProps = {
  value: ValueDefinition;
  isOpen: boolean;
  isNew: boolean;
  onOpen: (name: string | null) => void;
};

export function ValueRow({ value, isOpen, isNew, onOpen }: ValueRowProps) {
  const { t } = useTranslation('blocks');
  const { name, type, scope } = value;
  const flow = useFlowEditor((state) => state.flow);
  const { change } = useFlowActions();
  const [isAsking, setAsking] = useState(false);
  const uses = useMemo(() => valueUsages(flow, name), [flow, name]);
  const put = (field: string, patch: Partial<ValueDefinition>) =>
    change(`values.${name}.${field}`, (before) => withValue(before, name, patch));
  const remove = () => change(`values.${name}`, (before) => withoutValue(before, name), { merges: false });
  return (
    <li className={classes.value}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : name)}
        >
          <span className={classes.token}>{name}</span>
          <span className={classes.meta}>
            {t('values.line', {
              type: t(`values.types.${type}`),
              scope: t(`values.scopes.${scope}`),
              uses: t('values.uses', { count: uses.length }),
            })}
          </span>
        </button>
        <ActionIcon
          size="xs"
          aria-label={t('values.delete', { name })}
          onClick={() => (uses.length > 0 ? setAsking(true) : remove())}
        >
          <IconTrash size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {isAsking && (
        <div role="alert" className={rows.question}>
          <p>{t('values.usedIn', { name, count: uses.length })}</p>
          <BlockLinks ids={uses} />
          <div className={classes.actions}>
            <Button size="xs" variant="default" autoFocus onClick={() => setAsking(false)}>
              {t('inspector.keep')}
            </Button>
            <Button size="xs" color="red" onClick={remove}>
              {t('values.deleteAnyway')}
            </Button>
          </div>
        </div>
      )}
      {isOpen && (
        <div className={classes.fields}>
          <ValueNameField
            key={name}
            name={name}
            isNew={isNew}
            onRename={(to) => {
              change(`values.${name}.name`, (before) => withRenamedValue(before, name, to), {
                merges: false,
              });
              onOpen(to);
            }}
          />
          <div className={fieldClasses.pair}>
            <ChoiceField
              label={t('values.type')}
              value={type}
              choices={VALUE_TYPES.map((each) => ({ value: each, label: t(`values.types.${each}`) }))}
              onChange={(to) => put('type', { type: to, initial: asType(value.initial, to) })}
            />
            <ChoiceField
              label={t('values.scope')}
              value={scope}
              choices={VALUE_SCOPES.map((each) => ({ value: each, label: t(`values.scopes.${each}`) }))}
              onChange={(to) => put('scope', { scope: to })}
            />
          </div>
          <InitialValueField value={value} onChange={(initial) => put('initial', { initial })} />
          {uses.length > 0 && !isAsking && <BlockLinks ids={uses} />}
        </div>
      )}
    </li>
  );
}
