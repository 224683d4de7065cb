import { useTranslation } from 'react-i18next';
import { WordsField } from '../../texts/localized-text-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function EndEditor({ block, edit }: EditorProps<'end'>) {
  const { t } = useTranslation('blocks');
  return (
    <WordsField
      label={t('end.message')}
      words={block.message}
      help={t(block.part === null ? 'end.help' : 'end.helpInPart')}
      onChange={(message) => edit('message', { message })}
    />
  );
}
