/** The form of one FAQ in one language, as it is created or edited outside the FAQ editor. */
import { isMissing, LIMITS, REQUIRED } from '@parrot/contract/core';
import { isOverLimit } from '../form/over-limit.ts';
import { useForm } from '../form/use-form.ts';

/** `variants`: one question per line. */
export type FaqValues = { question: string; variants: string; answer: string };

type FaqFormOptions<Values> = {
  initial: Values;
  send: (faq: { question: string[]; answer: string }, values: Values) => Promise<unknown>;
  onSuccess?: () => void;
};

export type FaqFormHandle = Pick<ReturnType<typeof useForm<FaqValues>>, 'textField' | 'values'>;

export function useFaqForm<Values extends FaqValues>({ initial, send, onSuccess }: FaqFormOptions<Values>) {
  const form = useForm<Values>({
    initial,
    validate: (values) => {
      const problems: Partial<Record<keyof FaqValues, string | undefined>> = {
        question: isMissing(values.question) ? REQUIRED : undefined,
        answer: isMissing(values.answer) ? REQUIRED : undefined,
      };
      return problems as { [Name in keyof Values & string]?: string | undefined };
    },
    send: (values) => send({ question: questionsOf(values), answer: values.answer }, values),
    ...(onSuccess && { onSuccess }),
  });
  return {
    ...form,
    questions: questionsOf(form.values),
    isTooLong: isOverLimit(form.values.answer, LIMITS.faqAnswerLength),
  };
}

/** Splits the questions of an FAQ into the first and the others. */
export const splitQuestions = ([first = '', ...others]: readonly string[]) => ({
  question: first,
  variants: others.join('\n'),
});

const questionsOf = ({ question, variants }: FaqValues): string[] =>
  [question, ...variants.split('\n')]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LIMITS.faqQuestions);
