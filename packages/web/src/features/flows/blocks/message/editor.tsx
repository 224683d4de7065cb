import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { MESSAGE_KINDS, type MessageContent } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { TemplateField } from '../../values/template-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { PictureUrlField } from '../fields/picture-url-field.tsx';
import { urlProblem } from '../fields/url-problem.ts';
import { summaryContext } from '../summary-context.ts';
import type { EditorProps } from '../use-edit-block.ts';
import { CardEditor } from './card-editor.tsx';
import { asKind, emptyCard } from './message-kinds.ts';

export function MessageEditor({ block, edit }: EditorProps<'message'>) {
  const { t } = useTranslation('blocks');
  const { content } = block;
  return (
    <>
      <ChoiceField
        label={t('message.kind')}
        value={content.kind}
        choices={MESSAGE_KINDS.map((value) => ({ value, label: t(`message.kinds.${value}`) }))}
        onChange={(kind) => edit(`kind ${kind}`, { content: asKind(content, kind) })}
      />
      <ContentEditor content={content} onChange={(changed) => edit('content', { content: changed })} />
    </>
  );
}

type ContentEditorProps = { content: MessageContent; onChange: (content: MessageContent) => void };

function ContentEditor({ content, onChange }: ContentEditorProps) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  switch (content.kind) {
    case 'text':
      return (
        <LocalizedTextField
          isFormatted
          label={t('message.text')}
          texts={content.words}
          onChange={(texts) => onChange({ ...content, words: texts })}
        />
      );
    case 'image':
      return (
        <>
          <PictureUrlField
            label={t('message.picture')}
            url={content.imageUrl}
            onChange={(imageUrl) => onChange({ ...content, imageUrl })}
          />
          <LocalizedTextField
            rows={2}
            label={t('message.description')}
            help={t('message.descriptionHelp')}
            texts={content.description}
            onChange={(description) => onChange({ ...content, description })}
          />
        </>
      );
    case 'card':
      return <CardEditor card={content.card} onChange={(card) => onChange({ ...content, card })} />;
    case 'carousel':
      return (
        <ItemList
          title={t('message.cards')}
          items={content.cards}
          nameOf={({ title }, at) =>
            summaryContext(flow, language).localize(title) || t('message.cardName', { number: at + 1 })
          }
          maxItems={LIMITS.carouselCards}
          addLabel={t('message.addCard')}
          make={emptyCard}
          onChange={(cards) => onChange({ ...content, cards })}
        >
          {(card, change) => <CardEditor card={card} onChange={change} />}
        </ItemList>
      );
    case 'file':
      return (
        <>
          <TextInput
            label={t('message.fileName')}
            value={content.name}
            maxLength={120}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...content, name: currentTarget.value })}
          />
          <TemplateField
            label={t('message.fileAddress')}
            text={content.url}
            placeholder="https://"
            problem={urlProblem(content.url, t)}
            onChange={(url) => onChange({ ...content, url })}
          />
        </>
      );
  }
}
