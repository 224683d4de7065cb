/** The effects that the caller of the engine must execute, in this order. */
import type { Message } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { Intent } from '@parrot/contract/flows';

export type SendMessage = {
  type: 'sendMessage';
  text: string;
  /** Suggested replies; each is sent as if the visitor had typed it. */
  suggestions: string[];
  attachment: Message['attachment'];
  carousel: Message['carousel'];
  files: Message['files'];
  sources: Message['sources'];
  expects: Message['expects'];
  canRate: boolean;
  offersPerson: boolean;
  /** Which part of a finding with several this replies to. */
  part?: number;
};

export type ApiRequest = {
  method: string;
  /** Still contains `{{secret.name}}`: only the sender of the request has the secrets. */
  url: string;
  headers: { name: string; value: string }[];
  body: string;
  timeoutSeconds: number;
};

/** `request` increments within a session, so that each answer matches one request. */
export type Effect =
  | SendMessage
  /** Answered by a `finding` input. */
  | { type: 'findAnswer'; question: string }
  /** Answered by an `intent` input. */
  | { type: 'findIntent'; text: string; intents: Intent[] }
  /** Answered by an `apiReply` input. */
  | ({ type: 'callApi'; request: number } & ApiRequest)
  /** Answered by a `translation` input. */
  | { type: 'translate'; request: number; text: string; to: LanguageCode }
  /** Answered by a `timePassed` input. */
  | { type: 'wait'; request: number; seconds: number }
  /** `waitMinutes` 0: no limit; otherwise answered by `handOverEnded` if no agent came in time. */
  | { type: 'handOver'; waitMinutes: number }
  | { type: 'rated'; stars: number }
  | { type: 'complete' };
