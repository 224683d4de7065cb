import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { OTHERWISE } from '../../editor/block-branches.ts';
import { TemplateField } from '../../values/template-field.tsx';
import { freeOptionId, nextFor } from '../fields/free-option-id.ts';
import { ItemList } from '../fields/item-list.tsx';
import { TextListField } from '../fields/text-list-field.tsx';
import type { EditorProps } from '../use-edit-block.ts';

export function RouteByIntentEditor({ block, edit }: EditorProps<'route-by-intent'>) {
  const { t } = useTranslation('blocks');
  const { intents, next } = block;
  return (
    <>
      <TemplateField
        label={t('intents.text')}
        text={block.text}
        help={t('intents.textHelp')}
        onChange={(text) => edit('text', { text })}
      />
      <ItemList
        title={t('intents.title')}
        items={intents}
        keyOf={({ id }) => id}
        nameOf={({ name }, at) => name.trim() || t('intents.name', { number: at + 1 })}
        maxItems={LIMITS.flowOptions}
        addLabel={t('intents.add')}
        make={() => ({ id: freeOptionId('intent', intents), name: '', phrases: [] })}
        onChange={(changed) =>
          edit(changed.length === intents.length ? 'intents' : `intents ${changed.length}`, {
            intents: changed,
            next: nextFor(changed, next, OTHERWISE),
          })
        }
      >
        {(intent, change, at) => (
          <>
            <TextInput
              label={t('intents.name', { number: at + 1 })}
              value={intent.name}
              maxLength={60}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ ...intent, name: currentTarget.value })}
            />
            <TextListField
              label={t('intents.phrases')}
              help={t('intents.phrasesHelp')}
              texts={intent.phrases}
              maxItems={LIMITS.flowPhrases}
              longest={LIMITS.faqQuestionLength}
              onChange={(phrases) => change({ ...intent, phrases })}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
