/** The kinds of answers an Ask block accepts: the default of each and the type of value it produces. */
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

/** The other settings of the block apply to every kind and are preserved. */
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

/** The default retry text for each kind of answer. */
export const RETRY_TEXTS = {
  text: 'badText',
  number: 'badNumber',
  email: 'badEmail',
  phone: 'badPhone',
  date: 'badDate',
  choice: 'badChoice',
  file: 'badFile',
} as const satisfies Record<Kind, string>;
