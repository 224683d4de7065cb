/** The bot's own texts in the language being edited. The defaults are shown as placeholders. */
import { Textarea, TextInput } from '@mantine/core';
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import { FLOW_TEXTS, type FlowTexts, flowTexts } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useTextWithinLimit } from '../../../shared/form/over-limit.ts';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import classes from './texts.module.css';
import { withFlowText } from './with-flow-text.ts';

const LONGEST_LABEL = LIMITS.flowLabel;
const NAMES = Object.keys(FLOW_TEXTS.en) as (keyof FlowTexts)[];

export function FlowTextsEditor() {
  const { t } = useTranslation('blocks');
  const language = useFlowEditor((state) => state.language);
  const own = useFlowEditor(({ flow }) => flow.texts[language]);
  const { change } = useFlowActions();
  return (
    <div className={classes.list}>
      <p className={classes.all}>{t('words.ownHelp', { language: t(`languages.${language}`) })}</p>
      {NAMES.map((name) => (
        <FlowText
          key={`${language} ${name}`}
          name={name}
          language={language}
          text={own?.[name] ?? ''}
          onChange={(text) =>
            change(`texts.${language}.${name}`, (flow) => withFlowText(flow, language, name, text))
          }
        />
      ))}
    </div>
  );
}

type FlowTextProps = {
  name: keyof FlowTexts;
  language: LanguageCode;
  text: string;
  onChange: (text: string) => void;
};

function FlowText({ name, language, text, onChange }: FlowTextProps) {
  const { t } = useTranslation('blocks');
  const longest = flowTexts.shape[name].maxLength ?? LONGEST_LABEL;
  const within = useTextWithinLimit(text, longest, onChange);
  const field = {
    label: t(`words.own.${name}`),
    placeholder: FLOW_TEXTS[language][name],
    value: within.text,
    error: within.problem,
    lang: language,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => within.change(value),
  };
  // Texts that are not labels are multi-line, so that the whole default is readable.
  return longest > LONGEST_LABEL ? (
    <Textarea {...field} autosize minRows={1} maxRows={8} />
  ) : (
    <TextInput {...field} />
  );
}
