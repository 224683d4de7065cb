/** The kinds of answers an Ask block can wait for: what each begins with, and the type of value it gives. */
import { LIMITS } from '@parrot/contract/core';
import type { Answer, ValueType } from '@parrot/contract/flows';

type Kind = Answer['kind'];
type AnswerOf<Of extends Kind> = Extract<Answer, { kind: Of }>;

const FIRST: { [Of in Kind]: AnswerOf<Of> } = {
  text: { kind: 'text', minLength: 1, maxLength: LIMITS.messageLength },
  number: { kind: 'number', min: null, max: null, whole: false },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
  date: { kind: 'date', when: 'any' },
  choice: { kind: 'choice', options: [], several: false },
  file: { kind: 'file', accepts: 'any' },
};

/** Everything else in the block suits every kind and stays. */
export const answerOfKind = (kind: Kind): Answer => FIRST[kind];

export function valueTypeOf(answer: Answer): ValueType {
  switch (answer.kind) {
    case 'number':
      return 'number';
    case 'date':
      return 'date';
    case 'choice':
      return answer.several ? 'list' : 'text';
    default:
      return 'text';
  }
}

/** What the bot says by itself when an answer of this kind will not do. */
export const RETRY_TEXTS = {
  text: 'badText',
  number: 'badNumber',
  email: 'badEmail',
  phone: 'badPhone',
  date: 'badDate',
  choice: 'badChoice',
  file: 'badFile',
} as const satisfies Record<Kind, string>;
