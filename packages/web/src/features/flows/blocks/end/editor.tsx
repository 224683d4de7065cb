import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function EndEditor({ block, edit }: EditorProps<'end'>) {
  const { t } = useTranslation('blocks');
  return (
    <LocalizedTextField
      label={t('end.message')}
      texts={block.message}
      help={t(block.part === null ? 'end.help' : 'end.helpInPart')}
      onChange={(message) => edit('message', { message })}
    />
  );
}
