import type { ErrorCode } from '@parrot/contract/core';
import type { Extras, View } from '../panel/view.ts';

type Texts = View['texts'];

/** Rejections with a text of their own. The server's sentences are English, so the visitor sees none of them. */
const REASONS: Partial<Record<ErrorCode, keyof Texts>> = {
  too_many: 'tooOften',
  line_cut: 'tooMuch',
  conversation_over: 'ended',
  resting: 'resting',
  identity_required: 'signIn',
  site_not_allowed: 'notHere',
  blocked: 'blocked',
  too_large: 'fileRefused',
};

export const troubleText: Extras['troubleText'] = ({ trouble, texts }) =>
  reasonText(texts, trouble, 'notAsked');

/** Why the server rejected something, by the code of its error. */
export const reasonText = (texts: Texts, code: unknown, otherwise: keyof Texts): string =>
  texts[REASONS[code as ErrorCode] ?? otherwise];
