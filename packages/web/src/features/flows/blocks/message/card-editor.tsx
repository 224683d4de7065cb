/** One card: a picture, a title, a text, and buttons that open URLs. */
import { LIMITS } from '@parrot/contract/core';
import type { Card } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../texts/localized-text-field.tsx';
import { TemplateField } from '../../values/template-field.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { PictureUrlField } from '../fields/picture-url-field.tsx';
import { urlProblem } from '../fields/url-problem.ts';

export function CardEditor({ card, onChange }: { card: Card; onChange: (card: Card) => void }) {
  const { t } = useTranslation('blocks');
  return (
    <>
      <LocalizedTextField
        rows={1}
        label={t('message.cardTitle')}
        texts={card.title}
        onChange={(title) => onChange({ ...card, title })}
      />
      <LocalizedTextField
        rows={2}
        label={t('message.cardText')}
        texts={card.text}
        onChange={(text) => onChange({ ...card, text })}
      />
      <PictureUrlField
        label={t('message.picture')}
        url={card.imageUrl}
        onChange={(imageUrl) => onChange({ ...card, imageUrl })}
      />
      <ItemList
        title={t('buttons.title')}
        items={card.buttons}
        nameOf={(_button, at) => t('buttons.name', { number: at + 1 })}
        maxItems={LIMITS.cardButtons}
        addLabel={t('buttons.add')}
        make={() => ({ label: {}, url: '' })}
        onChange={(buttons) => onChange({ ...card, buttons })}
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
              label={t('buttons.address')}
              text={button.url}
              placeholder="https://"
              problem={urlProblem(button.url, t)}
              onChange={(url) => change({ ...button, url })}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
