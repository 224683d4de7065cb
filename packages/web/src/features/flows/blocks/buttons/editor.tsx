import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { OTHER_TEXT } from '../../editor/block-branches.ts';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { TemplateField } from '../../values/template-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import { freeOptionId, nextFor } from '../fields/free-option-id.ts';
import { ItemList } from '../fields/item-list.tsx';
import { urlProblem } from '../fields/url-problem.ts';
import { summaryContext } from '../summary-context.ts';
import type { EditorProps } from '../use-edit-block.ts';

export function ButtonsEditor({ block, edit }: EditorProps<'buttons'>) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { localize } = summaryContext(flow, language);
  const { buttons, next } = block;
  return (
    <>
      <LocalizedTextField
        label={t('fields.question')}
        texts={block.prompt}
        onChange={(prompt) => edit('prompt', { prompt })}
      />
      <ItemList
        title={t('buttons.title')}
        items={buttons}
        keyOf={({ id }) => id}
        nameOf={({ label }, at) => localize(label) || t('buttons.name', { number: at + 1 })}
        maxItems={LIMITS.flowOptions}
        addLabel={t('buttons.add')}
        make={() => ({ id: freeOptionId('button', buttons), label: {}, url: '' })}
        onChange={(changed) =>
          edit(changed.length === buttons.length ? 'buttons' : `buttons ${changed.length}`, {
            buttons: changed,
            next: nextFor(changed, next, OTHER_TEXT),
          })
        }
      >
        {(button, change, at) => (
          <>
            <LocalizedTextField
              isLabel
              label={t('buttons.label', { number: at + 1 })}
              texts={button.label}
              onChange={(label) => change({ ...button, label })}
            />
            <TemplateField
              label={t('buttons.url')}
              text={button.url}
              placeholder={t('buttons.urlHint')}
              problem={urlProblem(button.url, t)}
              onChange={(url) => change({ ...button, url })}
            />
          </>
        )}
      </ItemList>
      <ValueSelect
        label={t('fields.saveAs')}
        value={block.into}
        type="text"
        onChange={(into, brings) => edit('into', { into }, brings)}
      />
    </>
  );
}
