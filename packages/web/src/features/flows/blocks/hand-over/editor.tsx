import { FLOW_TEXTS } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function HandOverEditor({ block, edit }: EditorProps<'hand-over'>) {
  const { t } = useTranslation('blocks');
  const language = useFlowEditor((state) => state.language);
  const own = useFlowEditor(({ flow }) => flow.texts[language]?.handingOver);
  return (
    <>
      <LocalizedTextField
        label={t('handOver.message')}
        texts={block.message}
        placeholder={own ?? FLOW_TEXTS[language].handingOver}
        onChange={(message) => edit('message', { message })}
      />
      <NumberField
        label={t('handOver.waitMinutes')}
        help={t('handOver.waitHelp')}
        value={block.waitMinutes}
        min={0}
        max={240}
        onChange={(waitMinutes) => edit('waitMinutes', { waitMinutes })}
      />
    </>
  );
}
