import { useTranslation } from 'react-i18next';
import { ConnectModel } from '../../../../shared/ui/connect-model.tsx';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { TemplateField } from '../../values/template-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import classes from '../fields/fields.module.css';
import type { EditorProps } from '../use-edit-block.ts';

export function TranslateEditor({ block, edit }: EditorProps<'translate'>) {
  const { t } = useTranslation('blocks');
  const languages = useFlowEditor((state) => state.languages);
  const hasModel = useFlowEditor((state) => state.hasModel);
  const choices =
    languages.includes(block.to as (typeof languages)[number]) || block.to === 'visitor'
      ? languages
      : [...languages, block.to];
  return (
    <>
      {!hasModel && (
        <p className={classes.warning}>
          {t('translate.noModel')} <ConnectModel />
        </p>
      )}
      <TemplateField
        label={t('translate.text')}
        text={block.text}
        rows={2}
        onChange={(text) => edit('text', { text })}
      />
      <ChoiceField
        label={t('translate.to')}
        value={block.to}
        choices={[
          { value: 'visitor' as const, label: t('translate.visitor') },
          ...choices.map((language) => ({ value: language, label: t(`languages.${language}`) })),
        ]}
        onChange={(to) => edit('to', { to })}
      />
      <ValueSelect
        label={t('fields.saveAs')}
        value={block.into}
        type="text"
        onChange={(into, brings) => edit('into', { into }, brings)}
      />
    </>
  );
}
