/** What differs between two states of an app, in the words of its builders. */
import { type AppSettings, appSettings, type VersionChange } from '@parrot/contract/apps';
import type { AppSnapshot, FrozenFaq } from './app-snapshot.ts';

type AppState = Pick<AppSnapshot, 'language' | 'settings' | 'faqs'>;

/** Language first, then settings, then FAQs in their order; those that were removed last. */
export const versionChanges = (from: AppState, to: AppState): VersionChange[] => [
  ...different('language', 'language', from.language, to.language),
  ...changedSettings(from.settings, to.settings),
  ...changedFaqs(from.faqs, to.faqs),
];

/** In the order of the contract: the store has one of its own. */
const SETTINGS = Object.entries(appSettings.shape).flatMap(([part, { shape }]) =>
  Object.keys(shape).map((field) => ({ part: part as keyof AppSettings, field })),
);

const changedSettings = (from: AppSettings, to: AppSettings): VersionChange[] =>
  SETTINGS.flatMap(({ part, field }) =>
    different('setting', `${part}.${field}`, inWords(from[part], field), inWords(to[part], field)),
  );

/** A setting as text; nothing where a version is older than the setting. */
function inWords(part: object, field: string): string {
  const value: unknown = Reflect.get(part, field) ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function changedFaqs(from: readonly FrozenFaq[], to: readonly FrozenFaq[]): VersionChange[] {
  const before = new Map(from.map((faq) => [faq.faqId, faq]));
  const after = new Set(to.map((faq) => faq.faqId));
  const addedOrChanged = to.flatMap((faq) => {
    const old = before.get(faq.faqId);
    return old ? changedFields(old, faq) : [entry('added', faq, { before: '', after: faq.answer })];
  });
  const removed = from
    .filter((faq) => !after.has(faq.faqId))
    .map((faq) => entry('removed', faq, { before: faq.answer, after: '' }));
  return [...addedOrChanged, ...removed];
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

/** A field that one of the two did not keep is not known to differ. */
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
      : [entry('changed', faq, { before, after, field })],
  );
}

const entry = (
  kind: VersionChange['kind'],
  faq: FrozenFaq,
  values: Pick<VersionChange, 'before' | 'after' | 'field'>,
): VersionChange => ({ kind, what: 'faq', name: faq.questions[0] ?? '', ...values });

const different = (
  what: VersionChange['what'],
  name: string,
  before: string,
  after: string,
): VersionChange[] => (before === after ? [] : [{ kind: 'changed', what, name, before, after }]);
