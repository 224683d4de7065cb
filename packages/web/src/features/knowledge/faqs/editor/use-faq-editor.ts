/** The state of the FAQ editor in all languages: content, problems and saving. */
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Faq } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { isSameValue } from '../../../../shared/form/field-errors.ts';
import { ApiError } from '../../../../shared/http/api-error.ts';
import { type FaqsOf, useSaveFaq } from '../use-faqs.ts';
import {
  draftOf,
  EMPTY_SHARED_VALUES,
  EMPTY_TEXT,
  type FaqText,
  type FaqTextByLanguage,
  type FieldName,
  faqTextOf,
  firstProblemField,
  type Problems,
  problemsByField,
  problemsOf,
  type SharedValues,
  sharedValuesOf,
} from './faq-draft.ts';

/** The initial content of a new FAQ. */
export type Start = {
  languageCode: LanguageCode;
  text?: Partial<FaqText>;
  shared?: Partial<SharedValues>;
  /** The id under which it was tried before. */
  tried?: FaqId;
};

type EditorState = {
  text: FaqTextByLanguage;
  shared: SharedValues;
  /** The stored content to compare with: an edit that was undone by hand is no change. */
  saved: { text: FaqTextByLanguage; shared: SharedValues };
  /** Machine-translated, and not edited by a user since. */
  machineTranslated: ReadonlySet<LanguageCode>;
  ids: Partial<Record<LanguageCode, FaqId>>;
  problems: Partial<Record<LanguageCode, Problems>>;
};

export type FaqEditor = ReturnType<typeof useFaqEditor>;

export function useFaqEditor(of: FaqsOf, faqs: readonly Faq[], start: Start) {
  const original = faqs[0]?.languageCode ?? start.languageCode;
  const [state, setState] = useState<EditorState>(() => initialState(faqs, start));
  const [language, setLanguage] = useState<LanguageCode>(original);
  const save = useSaveFaq(of);
  const text = state.text[language] ?? EMPTY_TEXT;
  const isTouched = (code: LanguageCode) =>
    !isSameValue(state.text[code] ?? EMPTY_TEXT, state.saved.text[code] ?? EMPTY_TEXT);
  const touched = Object.keys(state.text).filter((code): code is LanguageCode =>
    isTouched(code as LanguageCode),
  );
  const isSharedTouched = !isSameValue(state.shared, state.saved.shared);

  const change = (more: Partial<EditorState>) => {
    save.reset();
    setState((before) => ({ ...before, ...more }));
  };
  const withoutProblems = (code: LanguageCode, names: readonly string[]) => {
    const remaining = Object.entries(state.problems[code] ?? {}).filter(([name]) => !names.includes(name));
    return { ...state.problems, [code]: Object.fromEntries(remaining) };
  };

  /** The languages to save, the original first, as translations refer to its id. */
  const languagesToSave = (): LanguageCode[] => {
    const isWritten = (code: LanguageCode) => {
      const { question, variants, answer } = state.text[code] ?? EMPTY_TEXT;
      return state.ids[code] !== undefined || question + answer !== '' || variants.length > 0;
    };
    const others = touched.filter((code) => code !== original && isWritten(code));
    const first = isSharedTouched || touched.includes(original) || !state.ids[original];
    return first ? [original, ...others] : others;
  };

  /** Shows the problems and returns the first field that has one. */
  const showProblems = (code: LanguageCode, problems: Problems): FieldName | undefined => {
    const field = firstProblemField(problems);
    setState((before) => ({ ...before, problems: { ...before.problems, [code]: problems } }));
    if (field) setLanguage(code);
    return field;
  };

  const submit = async (): Promise<{ saved: true } | { saved: false; field: FieldName | undefined }> => {
    const wanted = languagesToSave();
    for (const code of wanted) {
      const own = state.text[code] ?? EMPTY_TEXT;
      const field = showProblems(code, problemsOf(own, draftOf(own, state.shared)));
      if (field) return { saved: false, field };
    }
    const ids = { ...state.ids };
    for (const code of wanted) {
      const faqId = ids[code];
      const translationOf = code === original ? undefined : ids[original];
      try {
        const faq = await save.mutateAsync({
          draft: draftOf(state.text[code] ?? EMPTY_TEXT, state.shared),
          languageCode: code,
          confirmed: !state.machineTranslated.has(code),
          ...(faqId && { faqId }),
          ...(translationOf && { translationOf }),
        });
        ids[code] = faq.faqId;
        setState((before) => ({
          ...before,
          ids: { ...ids },
          saved: {
            text: { ...before.saved.text, [code]: state.text[code] ?? EMPTY_TEXT },
            shared: code === original ? state.shared : before.saved.shared,
          },
        }));
      } catch (error) {
        return {
          saved: false,
          field: showProblems(code, error instanceof ApiError ? problemsByField(error.fields) : {}),
        };
      }
    }
    return { saved: true };
  };

  return {
    original,
    language,
    setLanguage,
    text,
    originalText: state.text[original] ?? EMPTY_TEXT,
    shared: state.shared,
    ids: state.ids,
    problems: state.problems[language] ?? {},
    isDirty: touched.length > 0 || isSharedTouched,
    isTouched,
    isByMachine: state.machineTranslated.has(language),
    isSaving: save.isPending,
    failure: save.error,
    setText: (more: Partial<FaqText>, byMachine = false) =>
      change({
        text: { ...state.text, [language]: { ...text, ...more } },
        problems: withoutProblems(language, Object.keys(more)),
        ...(byMachine && { machineTranslated: new Set([...state.machineTranslated, language]) }),
      }),
    setShared: (more: Partial<SharedValues>) =>
      change({
        shared: { ...state.shared, ...more },
        problems: withoutProblems(original, Object.keys(more)),
      }),
    submit,
    draft: () => draftOf(text, state.shared),
    /** Starts another FAQ with the same topic. */
    startAnother: () => {
      const { domain, topic, subtopicLevel1, subtopicLevel2 } = state.shared;
      setState(
        initialState([], {
          languageCode: original,
          shared: { domain, topic, subtopicLevel1, subtopicLevel2 },
        }),
      );
      setLanguage(original);
      save.reset();
    },
  };
}

function initialState(faqs: readonly Faq[], { languageCode, text, shared }: Start): EditorState {
  const [original] = faqs;
  const stored = Object.fromEntries(faqs.map((faq) => [faq.languageCode, faqTextOf(faq)]));
  const sharedValues = original ? sharedValuesOf(original) : { ...EMPTY_SHARED_VALUES, ...shared };
  return {
    text: original ? stored : { [languageCode]: { ...EMPTY_TEXT, ...text } },
    shared: sharedValues,
    saved: { text: stored, shared: sharedValues },
    machineTranslated: new Set(),
    ids: Object.fromEntries(faqs.map((faq) => [faq.languageCode, faq.faqId])),
    problems: {},
  };
}
