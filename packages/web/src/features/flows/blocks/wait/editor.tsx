import { useTranslation } from 'react-i18next';
import { NumberField } from '../fields/number-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function WaitEditor({ block, edit }: EditorProps<'wait'>) {
  const { t } = useTranslation('blocks');
  return (
    <NumberField
      label={t('wait.seconds')}
      help={t('wait.help')}
      value={block.seconds}
      min={1}
      max={3_600}
      onChange={(seconds) => edit('seconds', { seconds })}
    />
  );
}
