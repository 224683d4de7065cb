import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function RateEditor({ block, edit }: EditorProps<'rate'>) {
  const { t } = useTranslation('blocks');
  return (
    <>
      <LocalizedTextField
        label={t('fields.question')}
        texts={block.prompt}
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
