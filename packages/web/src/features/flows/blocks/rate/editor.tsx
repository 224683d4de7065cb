import { useTranslation } from 'react-i18next';
import { WordsField } from '../../texts/localized-text-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function RateEditor({ block, edit }: EditorProps<'rate'>) {
  const { t } = useTranslation('blocks');
  return (
    <>
      <WordsField
        label={t('fields.question')}
        words={block.prompt}
        help={t('rate.help')}
        onChange={(prompt) => edit('prompt', { prompt })}
      />
      <ValueSelect
        label={t('fields.saveAs')}
        value={block.into}
        type="number"
        onChange={(into, brings) => edit('into', { into }, brings)}
      />
    </>
  );
}
