/** What the bot understood, from a session's messages and the values of its flow. */
import type { HandoverFactKind } from '@parrot/contract/assistant';
import type { SessionEventKind } from '@parrot/contract/conversations';
import { type FaqId, LIMITS, truncateText } from '@parrot/contract/core';
import type { Flow, Value, Values } from '@parrot/contract/flows';
import type { TranscriptMessage } from '../../conversations/index.ts';
import type { LabeledFaq } from '../topics.policy.ts';
import { visitorTexts } from '../transcript.ts';
import { labelOf } from './code-labels.ts';
import { extractCodes } from './extract-codes.policy.ts';

export type Understood = { kind: HandoverFactKind; name: string; value: string };
type KnownFaq = LabeledFaq & { questions: readonly string[]; answer: string };
type Source = {
  transcript: readonly TranscriptMessage[];
  faqs: readonly KnownFaq[];
  flow: Pick<Flow, 'blocks'> | null;
  values: Values;
};

const HANDOVERS: readonly (SessionEventKind | null)[] = ['person-requested', 'taken'];
const MAX_TRIED = 2;
/** 'Order 1042' says less than the question before it. */
const MIN_TOPIC_TERMS = 3;
const MAX_VALUES = 4;
const TOPIC_NAMES: readonly string[] = ['topic', 'subject', 'reason', 'issue', 'category'];

/** Empty before the conversation was handed over. */
export function understoodFacts({ transcript, faqs, flow, values }: Source): Understood[] {
  const end = transcript.findLastIndex(({ event }) => HANDOVERS.includes(event));
  if (end === -1) return [];
  const withBot = transcript.slice(0, end).filter(({ userType }) => userType !== 'agent');
  const answered = answeredValues(flow, values);
  const codes = extractCodes(visitorTexts(withBot)).map((code) => ({ ...code, name: '' }));
  const all = [
    ...topicOf(withBot, faqs, answered),
    ...answered.filter(({ kind }) => kind !== 'topic'),
    ...codes,
    ...triedAnswers(withBot, faqs),
  ];
  const seen = new Set<string>();
  return all
    .map((fact) => ({ ...fact, value: shortened(fact.value) }))
    .filter(({ kind, value }) => {
      const key = kind === 'tried' ? `tried ${value}` : value.toLowerCase();
      return value !== '' && !seen.has(key) && seen.add(key);
    })
    .slice(0, LIMITS.handoverFacts.perCard);
}

/** The question the bot did not answer, else the topic of what it answered, else what its flow asked. */
function topicOf(
  messages: readonly TranscriptMessage[],
  faqs: readonly KnownFaq[],
  answered: readonly Understood[],
): Understood[] {
  const asked = messages.flatMap(({ found, faqId }, at) => {
    const question = messages.slice(0, at).findLast(({ userType }) => userType === 'visitor')?.value;
    return found === null || question === undefined ? [] : [{ found, faqId, question: shortened(question) }];
  });
  const last = asked.at(-1);
  const failed = asked.findLast(
    ({ found, question }) => found !== 'answer' && question.split(' ').length >= MIN_TOPIC_TERMS,
  )?.question;
  const question = last?.question;
  const labels = last?.faqId ? faqOf(faqs, last.faqId) : undefined;
  const topic = [labels?.subtopicLevel2, labels?.subtopicLevel1, labels?.topic].find((label) =>
    label?.trim(),
  );
  const fromFlow = answered.find(({ kind }) => kind === 'topic')?.value;
  const value = (last?.found === 'answer' ? undefined : failed) ?? topic ?? fromFlow ?? failed ?? question;
  return value === undefined ? [] : [{ kind: 'topic', name: '', value }];
}

/**
 * The latest answers, by their question, without those that the visitor liked. Questions without an FAQ are
 * quoted answers.
 */
function triedAnswers(messages: readonly TranscriptMessage[], faqs: readonly KnownFaq[]): Understood[] {
  const answers = messages.filter(
    ({ userType, found, thumb }) => userType === 'bot' && found === 'answer' && thumb !== 'up',
  );
  const texts = answers.map(
    ({ faqId, value }) => (faqId && faqOf(faqs, faqId, value)?.questions[0]) || value,
  );
  return [...new Set(texts)].slice(-MAX_TRIED).map((value) => ({ kind: 'tried', name: '', value }));
}

/** Only what the flow asked the visitor: values that it computed or fetched are not for them. */
function answeredValues(flow: Source['flow'], values: Values): Understood[] {
  const asked = new Set(
    Object.values(flow?.blocks ?? {}).flatMap((block) => {
      if (block.type === 'ask') return block.answer.kind === 'file' || !block.into ? [] : [block.into];
      return block.type === 'buttons' && block.into ? [block.into] : [];
    }),
  );
  return Object.entries(values)
    .filter(([name]) => asked.has(name))
    .map(([name, value]) => ({ ...namedKind(name), value: textOf(value) }))
    .filter(({ value, secret }) => value !== '' && !secret)
    .slice(0, MAX_VALUES)
    .map(({ kind, name, value }) => ({ kind, name, value }));
}

/** `orderNumber` is an order number; another name becomes the label, `pickupDay` as "pickup day". */
function namedKind(valueName: string): { kind: HandoverFactKind; name: string; secret: boolean } {
  const name = valueName.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  const terms = name.split(' ');
  if (terms.some((term) => TOPIC_NAMES.includes(term))) return { kind: 'topic', name, secret: false };
  const label = terms.map(labelOf).find((each) => each !== undefined);
  if (label === undefined || label === 'code') return { kind: 'value', name, secret: false };
  return label === 'secret' ? { kind: 'value', name, secret: true } : { kind: label, name, secret: false };
}

const faqOf = (faqs: readonly KnownFaq[], id: FaqId, answer?: string): KnownFaq | undefined => {
  const versions = faqs.filter(({ faqId, groupId }) => (groupId ?? faqId) === id || faqId === id);
  return versions.find((faq) => faq.answer === answer) ?? versions[0];
};

const textOf = (value: Value): string => {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return Array.isArray(value) ? value.join(', ') : String(value);
};
/** Cut first: the text can be long. */
const shortened = (text: string): string =>
  truncateText(text.slice(0, LIMITS.handoverFacts.value * 4), LIMITS.handoverFacts.value);
