/** What differs between two snapshots of an app and can change its answers, by entry. */
import type { AnswerCause } from '@parrot/contract/apps';
import type { FaqId, SourceId } from '@parrot/contract/core';
import { inSlices } from '../../../platform/index.ts';
import { usesKnowledge } from '../publishing/uses-knowledge.policy.ts';
import { compareSettings } from '../settings/compare-settings.policy.ts';
import type { AppSnapshot, FrozenFaq, FrozenSource } from '../versions/app-snapshot.ts';

type EntryChange = { change: 'added' | 'changed' | 'removed'; name: string };
export type KnowledgeChanges = {
  /** By group: the translations of an FAQ are one entry. */
  faqs: ReadonlyMap<FaqId, EntryChange>;
  sources: ReadonlyMap<SourceId, EntryChange>;
  settings: Extract<AnswerCause, { what: 'setting' }>[];
  /** The flow of the second no longer answers from knowledge. */
  dropsKnowledge: boolean;
};

/** Settings that decide which answer is given, the most decisive first. */
const ANSWER_SETTINGS = [
  'behaviour.answerThreshold',
  'behaviour.answerLevel',
  'behaviour.topicAnswerLevels',
  'behaviour.languageList',
  'language',
  'gptData.type',
];

export async function findKnowledgeChanges(
  before: AppSnapshot,
  after: AppSnapshot,
): Promise<KnowledgeChanges> {
  return {
    faqs: await changedFaqs(before.faqs, after.faqs),
    sources: await changedSources(before.sources, after.sources),
    settings: changedSettings(before, after),
    dropsKnowledge: answersFromKnowledge(before) && !answersFromKnowledge(after),
  };
}

export const isUnchanged = ({ faqs, sources, settings, dropsKnowledge }: KnowledgeChanges): boolean =>
  faqs.size + sources.size + settings.length === 0 && !dropsKnowledge;

/** Without a flow of its own, an app answers from knowledge. */
export const answersFromKnowledge = ({ flow }: Pick<AppSnapshot, 'flow'>): boolean =>
  flow === null || usesKnowledge(flow);

function changedSettings(before: AppSnapshot, after: AppSnapshot): KnowledgeChanges['settings'] {
  const changes = compareSettings(before, after);
  return ANSWER_SETTINGS.flatMap((name) => {
    const found = changes.find((change) => change.name === name);
    return found ? [{ what: 'setting' as const, name, before: found.before, after: found.after }] : [];
  });
}

async function changedFaqs(
  before: readonly FrozenFaq[],
  after: readonly FrozenFaq[],
): Promise<KnowledgeChanges['faqs']> {
  if (before === after) return new Map();
  return changesBetween(await faqEntries(before), await faqEntries(after), (old, now) => old === now);
}

async function faqEntries(faqs: readonly FrozenFaq[]): Promise<Map<FaqId, Entry<string>>> {
  const entries = new Map<FaqId, Entry<string>>();
  await inSlices(faqs, (faq) => {
    const { faqId, groupId = faqId, questions } = faq;
    const topic = [faq.domain, faq.topic, faq.subtopicLevel1, faq.subtopicLevel2].map((part) => part ?? '');
    const reply = [faq.answer, faq.link, faq.imageLink ?? ''];
    const content = JSON.stringify([faq.languageCode, questions, reply, topic]);
    const group = entries.get(groupId);
    if (group) group.content += content;
    else entries.set(groupId, { name: questions[0] ?? '', content });
  });
  return entries;
}

async function changedSources(
  before: readonly FrozenSource[],
  after: readonly FrozenSource[],
): Promise<KnowledgeChanges['sources']> {
  if (before === after) return new Map();
  const [old, now] = [sourceEntries(before), sourceEntries(after)];
  const equal = new Set<SourceId>();
  for (const [id, { content }] of now) {
    const earlier = old.get(id);
    if (earlier && (await hasSamePassages(earlier.content, content))) equal.add(id);
  }
  return changesBetween(old, now, (_old, _now, id) => equal.has(id));
}

const sourceEntries = (sources: readonly FrozenSource[]): Map<SourceId, Entry<FrozenSource>> =>
  new Map(sources.map((source) => [source.sourceId, { name: source.title, content: source }]));

async function hasSamePassages(before: FrozenSource, after: FrozenSource): Promise<boolean> {
  if (before.passages.length !== after.passages.length || before.title !== after.title) return false;
  let isSame = true;
  await inSlices(after.passages, ({ heading, text }, at) => {
    const old = before.passages[at];
    if (old?.text !== text || old.heading !== heading) isSame = false;
  });
  return isSame;
}

type Entry<Content> = { name: string; content: Content };

async function changesBetween<Id, Content>(
  before: ReadonlyMap<Id, Entry<Content>>,
  after: ReadonlyMap<Id, Entry<Content>>,
  isEqual: (old: Content, now: Content, id: Id) => boolean,
): Promise<Map<Id, EntryChange>> {
  const changes = new Map<Id, EntryChange>();
  await inSlices(after, ([id, { name, content }]) => {
    const old = before.get(id);
    if (!old) changes.set(id, { change: 'added', name });
    else if (!isEqual(old.content, content, id)) changes.set(id, { change: 'changed', name });
  });
  await inSlices(before, ([id, { name }]) => {
    if (!after.has(id)) changes.set(id, { change: 'removed', name });
  });
  return changes;
}
