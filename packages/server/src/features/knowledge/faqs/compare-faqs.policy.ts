/** The differences between the FAQs of two versions. */
import type { VersionChange } from '@parrot/contract/apps';
import type { FrozenFaq } from '../../apps/index.ts';

/** Compares `to` with `from`, one FAQ after the other. */
export function* compareFaqs(
  from: readonly FrozenFaq[],
  to: readonly FrozenFaq[],
): Generator<VersionChange[]> {
  const before = new Map(from.map((faq) => [faq.faqId, faq]));
  const after = new Set(to.map((faq) => faq.faqId));
  for (const faq of to) {
    const old = before.get(faq.faqId);
    yield old ? changedFields(old, faq) : [faqChange('added', faq, { before: '', after: faq.answer })];
  }
  for (const faq of from)
    yield after.has(faq.faqId) ? [] : [faqChange('removed', faq, { before: faq.answer, after: '' })];
}

const FIELDS = [
  'languageCode',
  'answer',
  'link',
  'domain',
  'topic',
  'subtopicLevel1',
  'subtopicLevel2',
  'uniqueTag',
  'task',
  'tags',
  'imageLink',
  'imageType',
] as const;

/** A field that one of the two versions did not store does not count as changed. */
function changedFields(old: FrozenFaq, faq: FrozenFaq): VersionChange[] {
  const pairs: [string, string | undefined, string | undefined][] = [
    ['questions', old.questions.join('\n'), faq.questions.join('\n')],
    ...FIELDS.map((field): [string, string | undefined, string | undefined] => [
      field,
      old[field],
      faq[field],
    ]),
  ];
  return pairs.flatMap(([field, before, after]) =>
    before === undefined || after === undefined || before === after
      ? []
      : [faqChange('changed', faq, { before, after, field })],
  );
}

const faqChange = (
  kind: VersionChange['kind'],
  faq: FrozenFaq,
  values: Pick<VersionChange, 'before' | 'after' | 'field'>,
): VersionChange => ({ kind, what: 'faq', name: faq.questions[0] ?? '', ...values });
