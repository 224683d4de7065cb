/** The form of an FAQ in one language. The FAQ editor composes the same parts for several languages. */
import { useForm } from '../form/use-form.ts';
import { FAQ_FIELD_OF, type FaqContent, faqInputOf, faqProblems } from './faq-content.ts';

type FaqFormOptions<Values> = {
  initial: Values;
  send: (faq: ReturnType<typeof faqInputOf>, values: Values) => Promise<unknown>;
  onSuccess?: () => void;
};

export function useFaqForm<Values extends FaqContent>({ initial, send, onSuccess }: FaqFormOptions<Values>) {
  const form = useForm<Values, ReturnType<typeof faqInputOf>>({
    initial,
    toInput: faqInputOf,
    validate: (values) => faqProblems(values) as { [Name in keyof Values & string]?: string },
    fieldOf: FAQ_FIELD_OF,
    send,
    ...(onSuccess && { onSuccess }),
  });
  const { field } = form;
  return {
    ...form,
    faqFields: { question: field('question'), variants: field('variants'), answer: field('answer') },
  };
}
