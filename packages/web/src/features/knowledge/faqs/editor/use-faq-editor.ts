/** The form of an FAQ in all languages of the bot: one language is shown, all changed ones are saved. */
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Faq, FaqDraftInput } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { isSameValue } from '../../../../shared/form/field-errors.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { ApiError } from '../../../../shared/http/api-error.ts';
import { type FaqsOf, useSaveFaq } from '../use-faqs.ts';
import {
  draftOf,
  type EditorValues,
  editorValues,
  type FaqText,
  fieldsOnTab,
  inEditor,
  problemsIn,
  type SharedValues,
  sharedIn,
  storedValues,
  textIn,
  textValues,
} from './faq-values.ts';

/** The initial content of a new FAQ. */
export type Start = {
  languageCode: LanguageCode;
  text?: Partial<FaqText>;
  shared?: Partial<SharedValues>;
  /** The id under which it was tried before. */
  tried?: FaqId;
};

type Stored = { values: EditorValues; ids: Partial<Record<LanguageCode, FaqId>> };
type DraftByLanguage = Partial<Record<LanguageCode, FaqDraftInput>>;

export type FaqEditor = ReturnType<typeof useFaqEditor>;

export function useFaqEditor(of: FaqsOf, faqs: readonly Faq[], start: Start, onSaved: () => void) {
  const original = faqs[0]?.languageCode ?? start.languageCode;
  const languages = [...new Set([original, ...of.languages, ...faqs.map((faq) => faq.languageCode)])];
  const [stored, setStored] = useState<Stored>(() => storedFaq(faqs, start.shared));
  const [language, setLanguage] = useState<LanguageCode>(original);
  /** Their question and answer were written by a model. */
  const [machineTranslated, setMachineTranslated] = useState<ReadonlySet<LanguageCode>>(new Set());
  const save = useSaveFaq(of);

  const isTouchedIn = (values: EditorValues, code: LanguageCode) =>
    !isSameValue(textIn(values, code), textIn(stored.values, code));

  /** The languages to save, the original first, as translations refer to its id. */
  const languagesToSave = (values: EditorValues): LanguageCode[] => {
    const isWritten = (code: LanguageCode) => {
      const { question, variants, answer } = textIn(values, code);
      return stored.ids[code] !== undefined || question + answer !== '' || variants.length > 0;
    };
    const isSharedTouched = !isSameValue(sharedIn(values), sharedIn(stored.values));
    const first = isSharedTouched || isTouchedIn(values, original) || !stored.ids[original];
    const others = languages.filter(
      (code) => code !== original && isTouchedIn(values, code) && isWritten(code),
    );
    return first ? [original, ...others] : others;
  };

  const send = async (drafts: DraftByLanguage, values: EditorValues) => {
    const ids = { ...stored.ids };
    for (const code of languagesToSave(values)) {
      const draft = drafts[code];
      if (draft) ids[code] = await saveIn(code, draft, ids);
      const saved = { ...textValues(code, textIn(values, code)), ...(code === original && sharedIn(values)) };
      setStored((before) => ({ values: { ...before.values, ...saved }, ids: { ...ids } }));
    }
  };
  const saveIn = async (code: LanguageCode, draft: FaqDraftInput, ids: Stored['ids']): Promise<FaqId> => {
    const faqId = ids[code];
    const translationOf = code === original ? undefined : ids[original];
    const confirmed = !machineTranslated.has(code);
    const reference = { ...(faqId && { faqId }), ...(translationOf && { translationOf }) };
    try {
      return (await save.mutateAsync({ draft, languageCode: code, confirmed, ...reference })).faqId;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.code, error.message, inEditor(error.fields, code), error);
    }
  };

  const form = useForm<EditorValues, DraftByLanguage>({
    initial: stored.values,
    unsaved: { ...stored.values, ...textValues(original, start.text ?? {}) },
    toInput: (values) =>
      Object.fromEntries(
        languagesToSave(values).map((code) => [code, draftOf(textIn(values, code), sharedIn(values))]),
      ),
    validate: (values) =>
      Object.assign({}, ...languagesToSave(values).map((code) => problemsIn(values, code))),
    send,
    onSuccess: onSaved,
    onInvalid: (names) => {
      const hasInvalid = (code: LanguageCode) =>
        fieldsOnTab(code, original).some((name) => names.includes(name));
      const invalid = hasInvalid(language) ? language : languages.find(hasInvalid);
      if (invalid) setLanguage(invalid);
    },
  });
  const { values } = form;
  /** Asks for each field, as the tab of a hidden language shows its problems. */
  const invalidTabs = languages.filter((code) =>
    fieldsOnTab(code, original)
      .map((name) => form.field(name).error)
      .some((error) => error !== undefined),
  );
  const text = textIn(values, language);

  return {
    form,
    languages,
    original,
    language,
    setLanguage,
    text,
    originalText: textIn(values, original),
    ids: stored.ids,
    isTouched: (code: LanguageCode) => isTouchedIn(values, code),
    isInvalid: (code: LanguageCode) => invalidTabs.includes(code),
    isByMachine: machineTranslated.has(language),
    translateTo: (translated: Partial<FaqText>) => {
      form.change(textValues(language, translated));
      setMachineTranslated((before) => new Set([...before, language]));
    },
    draft: () => draftOf(text, sharedIn(values)),
    start: (): Start => ({ languageCode: language, text, shared: sharedIn(values) }),
    /** Starts another FAQ with the same topic. */
    startAnother: () => {
      const { domain, topic, subtopicLevel1, subtopicLevel2 } = values;
      const next = storedFaq([], { domain, topic, subtopicLevel1, subtopicLevel2 });
      setStored(next);
      form.reset(next.values);
      setLanguage(original);
      setMachineTranslated(new Set());
    },
  };
}

const storedFaq = (faqs: readonly Faq[], shared?: Partial<SharedValues>): Stored => ({
  values: faqs.length > 0 ? storedValues(faqs) : editorValues({}, shared),
  ids: Object.fromEntries(faqs.map((faq) => [faq.languageCode, faq.faqId])),
});
