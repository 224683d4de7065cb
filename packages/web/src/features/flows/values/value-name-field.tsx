/** The name of a value. A valid name is applied everywhere when the field loses focus. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { nameProblem } from './value-changes.ts';

type ValueNameFieldProps = { name: string; isNew: boolean; onRename: (name: string) => void };

export function ValueNameField({ name, isNew, onRename }: ValueNameFieldProps) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const [typed, setTyped] = useState(name);
  const problem = nameProblem(flow, name, typed.trim());
  const rename = () => {
    if (!problem && typed.trim() !== name) onRename(typed.trim());
  };
  return (
    <TextInput
      label={t('values.name')}
      value={typed}
      maxLength={40}
      spellCheck={false}
      autoComplete="off"
      autoFocus={isNew}
      error={problem && t(`values.${problem}`)}
      onFocus={({ currentTarget }) => isNew && currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && rename()}
      onBlur={() => (problem ? setTyped(name) : rename())}
    />
  );
}
