/** The initial value. */
import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { Value, ValueDefinition } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../blocks/fields/choice-field.tsx';
import { NumberField } from '../blocks/fields/number-field.tsx';
import { TextListField } from '../blocks/fields/text-list-field.tsx';

type InitialValueFieldProps = { value: ValueDefinition; onChange: (initial: Value | null) => void };
const YES_NO = ['unset', 'yes', 'no'] as const;

export function InitialValueField({ value: { type, scope, initial }, onChange }: InitialValueFieldProps) {
  const { t } = useTranslation('blocks');
  const label = t(scope === 'app' ? 'values.constant' : 'values.initial');
  switch (type) {
    case 'number':
      return (
        <NumberField
          mayBeEmpty
          isWhole={false}
          label={label}
          placeholder={t('values.unset')}
          value={typeof initial === 'number' ? initial : null}
          onChange={onChange}
        />
      );
    case 'yesNo':
      return (
        <ChoiceField
          label={label}
          value={initial === true ? 'yes' : initial === false ? 'no' : 'unset'}
          choices={YES_NO.map((choice) => ({ value: choice, label: t(`values.${choice}`) }))}
          onChange={(choice) => onChange(choice === 'unset' ? null : choice === 'yes')}
        />
      );
    case 'list':
      return (
        <TextListField
          label={label}
          help={t('values.listHelp')}
          texts={Array.isArray(initial) ? initial.map(String) : []}
          maxItems={LIMITS.flowListItems}
          longest={LIMITS.messageLength}
          onChange={(lines) => onChange(lines.length > 0 ? lines : null)}
        />
      );
    default:
      return (
        <TextInput
          label={label}
          type={type === 'date' ? 'date' : 'text'}
          placeholder={t('values.unset')}
          value={initial === null || Array.isArray(initial) ? '' : String(initial)}
          maxLength={LIMITS.messageLength}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      );
  }
}
