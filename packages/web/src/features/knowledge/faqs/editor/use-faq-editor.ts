/** A question while it is written, in all its languages at once: what stands there, what is wrong with it, and how it is saved. */
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Faq } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { ApiError } from '../../../../shared/http/api-error.ts';
import { type FaqsOf, useSaveFaq } from '../use-faqs.ts';
import {
  atFields,
  draftOf,
  EMPTY_SHARED,
  EMPTY_WORDS,
  type FieldName,
  firstOf,
  type Problems,
  problemsOf,
  type Shared,
  sharedOf,
  type Words,
  type WordsByLanguage,
  wordsOf,
} from './faq-draft.ts';

/** What a new question begins with. */
export type Start = {
  languageCode: LanguageCode;
  words?: Partial<Words>;
  shared?: Partial<Shared>;
  /** It was tried before, as this one. */
  tried?: FaqId;
};

type Writing = {
  words: WordsByLanguage;
  shared: Shared;
  /** Changed and not saved. */
  touched: ReadonlySet<LanguageCode | 'shared'>;
  /** Written by a machine, and not read by anybody since. */
  machine: ReadonlySet<LanguageCode>;
  ids: Partial<Record<LanguageCode, FaqId>>;
  problems: Partial<Record<LanguageCode, Problems>>;
};

export type FaqEditor = ReturnType<typeof useFaqEditor>;

export function useFaqEditor(of: FaqsOf, faqs: readonly Faq[], start: Start) {
  const original = faqs[0]?.languageCode ?? start.languageCode;
  const [writing, setWriting] = useState<Writing>(() => beginning(faqs, start));
  const [language, setLanguage] = useState<LanguageCode>(original);
  const save = useSaveFaq(of);
  const words = writing.words[language] ?? EMPTY_WORDS;

  const change = (more: Partial<Writing>) => {
    save.reset();
    setWriting((before) => ({ ...before, ...more }));
  };
  const withoutProblems = (code: LanguageCode, names: readonly string[]) => {
    const kept = Object.entries(writing.problems[code] ?? {}).filter(([name]) => !names.includes(name));
    return { ...writing.problems, [code]: Object.fromEntries(kept) };
  };

  /** Those that have to be sent, the original first: the others may belong to what it becomes. */
  const toSave = (): LanguageCode[] => {
    const isWritten = (code: LanguageCode) => {
      const { question, variants, answer } = writing.words[code] ?? EMPTY_WORDS;
      return writing.ids[code] !== undefined || question + answer !== '' || variants.length > 0;
    };
    const others = [...writing.touched].filter(
      (code): code is LanguageCode => code !== 'shared' && code !== original && isWritten(code),
    );
    const first = writing.touched.has('shared') || writing.touched.has(original) || !writing.ids[original];
    return first ? [original, ...others] : others;
  };

  /** The field that has to be mended, if there is one. */
  const refuse = (code: LanguageCode, problems: Problems): FieldName | undefined => {
    const field = firstOf(problems);
    setWriting((before) => ({ ...before, problems: { ...before.problems, [code]: problems } }));
    if (field) setLanguage(code);
    return field;
  };

  const submit = async (): Promise<{ saved: true } | { saved: false; field: FieldName | undefined }> => {
    const wanted = toSave();
    for (const code of wanted) {
      const own = writing.words[code] ?? EMPTY_WORDS;
      const field = refuse(code, problemsOf(own, draftOf(own, writing.shared)));
      if (field) return { saved: false, field };
    }
    const ids = { ...writing.ids };
    for (const code of wanted) {
      const faqId = ids[code];
      const translationOf = code === original ? undefined : ids[original];
      try {
        const faq = await save.mutateAsync({
          draft: draftOf(writing.words[code] ?? EMPTY_WORDS, writing.shared),
          languageCode: code,
          confirmed: !writing.machine.has(code),
          ...(faqId && { faqId }),
          ...(translationOf && { translationOf }),
        });
        ids[code] = faq.faqId;
        setWriting((before) => ({
          ...before,
          ids: { ...ids },
          touched: without(before.touched, code, original),
        }));
      } catch (error) {
        return { saved: false, field: refuse(code, error instanceof ApiError ? atFields(error.fields) : {}) };
      }
    }
    return { saved: true };
  };

  return {
    original,
    language,
    setLanguage,
    words,
    originalWords: writing.words[original] ?? EMPTY_WORDS,
    shared: writing.shared,
    ids: writing.ids,
    problems: writing.problems[language] ?? {},
    isDirty: writing.touched.size > 0,
    isTouched: (code: LanguageCode) => writing.touched.has(code),
    isByMachine: writing.machine.has(language),
    isSaving: save.isPending,
    failure: save.error,
    write: (more: Partial<Words>, byMachine = false) =>
      change({
        words: { ...writing.words, [language]: { ...words, ...more } },
        touched: new Set([...writing.touched, language]),
        problems: withoutProblems(language, Object.keys(more)),
        ...(byMachine && { machine: new Set([...writing.machine, language]) }),
      }),
    share: (more: Partial<Shared>) =>
      change({
        shared: { ...writing.shared, ...more },
        touched: new Set([...writing.touched, 'shared']),
        problems: withoutProblems(original, Object.keys(more)),
      }),
    submit,
    draft: () => draftOf(words, writing.shared),
    /** Begins another one with the same topic. */
    beginAnother: () => {
      const { domain, topic, subtopicLevel1, subtopicLevel2 } = writing.shared;
      setWriting(
        beginning([], { languageCode: original, shared: { domain, topic, subtopicLevel1, subtopicLevel2 } }),
      );
      setLanguage(original);
      save.reset();
    },
  };
}

function beginning(faqs: readonly Faq[], { languageCode, words, shared }: Start): Writing {
  const [original] = faqs;
  const given = words && Object.values(words).some((value) => value && value.length > 0);
  return {
    words: original
      ? Object.fromEntries(faqs.map((faq) => [faq.languageCode, wordsOf(faq)]))
      : { [languageCode]: { ...EMPTY_WORDS, ...words } },
    shared: original ? sharedOf(original) : { ...EMPTY_SHARED, ...shared },
    touched: new Set(given ? [languageCode] : []),
    machine: new Set(),
    ids: Object.fromEntries(faqs.map((faq) => [faq.languageCode, faq.faqId])),
    problems: {},
  };
}

const without = (touched: Writing['touched'], code: LanguageCode, original: LanguageCode) =>
  new Set([...touched].filter((each) => each !== code && !(each === 'shared' && code === original)));
