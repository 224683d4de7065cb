import { LIMITS } from '@parrot/contract/core';
import type { Assignment, ValueDefinition } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { TemplateField } from '../../values/template-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ExpressionField } from '../fields/expression-field.tsx';
import { ItemList } from '../fields/item-list.tsx';
import type { EditorProps } from '../use-edit-block.ts';

type From = Assignment['from'];
const KINDS = ['template', 'expression', 'nothing'] as const satisfies readonly From['kind'][];

export function SetValueEditor({ block, edit }: EditorProps<'set-value'>) {
  const { t } = useTranslation('blocks');
  const { assignments } = block;
  const put = (at: number, assignment: Assignment, brings?: ValueDefinition) =>
    edit(
      'assignments',
      { assignments: assignments.map((each, index) => (index === at ? assignment : each)) },
      brings,
    );
  return (
    <ItemList
      title={t('setValue.title')}
      items={assignments}
      nameOf={({ into }, at) => into ?? t('setValue.name', { number: at + 1 })}
      maxItems={LIMITS.flowOptions}
      addLabel={t('setValue.add')}
      make={(): Assignment => ({ into: null, from: { kind: 'template', text: '' } })}
      onChange={(changed) => edit(`assignments ${changed.length}`, { assignments: changed })}
    >
      {({ into, from }, change, at) => (
        <>
          <ValueSelect
            label={t('setValue.into')}
            value={into}
            type="text"
            onChange={(name, brings) => put(at, { into: name, from }, brings)}
          />
          <ChoiceField
            label={t('setValue.from')}
            value={from.kind}
            choices={KINDS.map((value) => ({ value, label: t(`setValue.kinds.${value}`) }))}
            onChange={(kind) => change({ into, from: asKind(from, kind) })}
          />
          {from.kind === 'template' && (
            <TemplateField
              label={t('setValue.text')}
              text={from.text}
              rows={2}
              onChange={(text) => change({ into, from: { ...from, text } })}
            />
          )}
          {from.kind === 'expression' && (
            <ExpressionField
              label={t('condition.expression')}
              text={from.expression}
              onChange={(expression) => change({ into, from: { ...from, expression } })}
            />
          )}
        </>
      )}
    </ItemList>
  );
}

/** Preserves the input if it is valid for the other kind too. */
function asKind(from: From, kind: From['kind']): From {
  if (kind === 'nothing' || from.kind === kind) return from.kind === kind ? from : { kind: 'nothing' };
  const single = from.kind === 'template' ? /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(from.text)?.[1] : undefined;
  if (kind === 'expression') return { kind, expression: single ?? '' };
  const name = from.kind === 'expression' ? /^\s*([a-z]\w*)\s*$/.exec(from.expression)?.[1] : undefined;
  return { kind, text: name ? `{{${name}}}` : '' };
}
