/** A localized text in the language being edited. The text in the bot's own language is the placeholder. */
import { LIMITS } from '@parrot/contract/core';
import type { LocalizedText } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../shared/ui/pill.tsx';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { TemplateField, type TemplateFieldProps } from '../values/template-field.tsx';
import { isMissing } from './missing-translations.ts';
import classes from './texts.module.css';
import { withLocalizedText } from './with-localized-text.ts';

type LocalizedTextFieldProps = Pick<
  TemplateFieldProps,
  'label' | 'rows' | 'help' | 'placeholder' | 'problem' | 'isLabelHidden' | 'isFormatted'
> & {
  texts: LocalizedText;
  onChange: (texts: LocalizedText) => void;
  /** A label on a button or choice, not a message. */
  isLabel?: boolean;
};

export function LocalizedTextField({
  texts,
  onChange,
  isLabel = false,
  placeholder,
  ...field
}: LocalizedTextFieldProps) {
  const { t } = useTranslation('blocks');
  const language = useFlowEditor((state) => state.language);
  const isOnlyOne = useFlowEditor((state) => state.languages.length < 2);
  const ownLanguage = useFlowEditor(({ flow }) => flow.language);
  return (
    <TemplateField
      rows={isLabel ? 1 : 3}
      longest={isLabel ? LIMITS.flowLabel : LIMITS.messageLength}
      {...field}
      text={texts[language] ?? ''}
      lang={language}
      placeholder={texts[ownLanguage]?.trim() || placeholder}
      aside={
        !isOnlyOne &&
        (isMissing(texts, language) ? (
          <Pill tone="warning">{t('words.missing', { language: t(`languages.${language}`) })}</Pill>
        ) : (
          <span className={classes.tag} aria-hidden>
            {language.toUpperCase()}
          </span>
        ))
      }
      onChange={(text) => onChange(withLocalizedText(texts, language, text))}
    />
  );
}
