import { useTranslation } from 'react-i18next';
import type { EditorProps } from '../editing.ts';
import { NumberField } from '../fields/number-field.tsx';

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
