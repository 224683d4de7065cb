import { useTranslation } from 'react-i18next';
import { WordsField } from '../../words/words-field.tsx';
import type { EditorProps } from '../editing.ts';

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
