/** What differs between two states of an app, in the words of its builders. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AppSettings,
  appSettings,
  type TranslatedTexts,
  translatedTexts,
  type VersionChange,
} from '@parrot/contract/apps';
import { LANGUAGES } from '@parrot/contract/core';
import { compareFlows } from '../../flows/compare-flows.policy.ts';
import type { AppSnapshot, FrozenFaq, FrozenSource } from '../versions/app-snapshot.ts';

type AppState = AppSnapshot;
type FieldPart = Exclude<keyof AppSettings, 'translations'>;

/** Language first, then settings, then the flow, then FAQs and sources in their order; those that were removed last. */
export const compareVersions = (from: AppState, to: AppState): VersionChange[] => [
  ...fieldChange('language', 'language', from.language, to.language),
  ...compareSettings(from.settings, to.settings),
  ...compareFlows(from.flow, to.flow),
  ...compareFaqs(from.faqs, to.faqs),
  ...compareSources(from.sources, to.sources),
];

/** In the order of the contract: the store has one of its own. */
const SETTINGS = (['appearance', 'palette', 'behaviour'] satisfies FieldPart[]).flatMap((part) =>
  Object.keys(appSettings.shape[part].shape).map((field) => ({ part, field })),
);

export const compareSettings = (from: AppSettings, to: AppSettings): VersionChange[] => [
  ...changedFieldsOfSettings(from, to),
  ...changedTranslations(from, to),
];

const changedFieldsOfSettings = (from: AppSettings, to: AppSettings): VersionChange[] =>
  SETTINGS.flatMap(({ part, field }) =>
    fieldChange(
      'setting',
      `${part}.${field}`,
      formatSetting(from[part], field),
      formatSetting(to[part], field),
    ),
  );

const TRANSLATED = Object.keys(translatedTexts.shape) as (keyof TranslatedTexts)[];

const changedTranslations = (from: AppSettings, to: AppSettings): VersionChange[] =>
  LANGUAGES.flatMap((language) =>
    TRANSLATED.flatMap((field) =>
      fieldChange(
        'setting',
        `translations.${language}.${field}`,
        from.translations[language]?.[field] ?? '',
        to.translations[language]?.[field] ?? '',
      ),
    ),
  );

/** A setting as text; nothing where a version is older than the setting. */
function formatSetting(part: object, field: string): string {
  const value: unknown = Reflect.get(part, field) ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

export function compareFaqs(from: readonly FrozenFaq[], to: readonly FrozenFaq[]): VersionChange[] {
  const before = new Map(from.map((faq) => [faq.faqId, faq]));
  const after = new Set(to.map((faq) => faq.faqId));
  const addedOrChanged = to.flatMap((faq) => {
    const old = before.get(faq.faqId);
    return old ? changedFields(old, faq) : [faqChange('added', faq, { before: '', after: faq.answer })];
  });
  const removed = from
    .filter((faq) => !after.has(faq.faqId))
    .map((faq) => faqChange('removed', faq, { before: faq.answer, after: '' }));
  return [...addedOrChanged, ...removed];
}

/** Known by their id. One that was read again and holds something else has changed. */
export function compareSources(from: readonly FrozenSource[], to: readonly FrozenSource[]): VersionChange[] {
  const before = new Map(from.map((source) => [source.sourceId, source]));
  const after = new Set(to.map((source) => source.sourceId));
  const sourceChange = (kind: VersionChange['kind'], { title }: FrozenSource, was: string, is: string) => ({
    kind,
    what: 'source' as const,
    name: title,
    before: was,
    after: is,
  });
  const addedOrChanged = to.flatMap((source): VersionChange[] => {
    const old = before.get(source.sourceId);
    if (!old) return [sourceChange('added', source, '', passagesIn(source))];
    const isSame = old.title === source.title && isDeepStrictEqual(old.passages, source.passages);
    return isSame ? [] : [sourceChange('changed', source, passagesIn(old), passagesIn(source))];
  });
  const removed = from.filter((source) => !after.has(source.sourceId));
  return [
    ...addedOrChanged,
    ...removed.map((source) => sourceChange('removed', source, passagesIn(source), '')),
  ];
}

const SNIPPET = 120;
/** How a source begins and how long it is: two readings of it can be told apart by that. */
const passagesIn = ({ passages }: FrozenSource): string => {
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  const begins = Array.from(passages[0]?.text ?? '')
    .slice(0, SNIPPET)
    .join('');
  return `${begins} … (${length})`;
};

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
      : [faqChange('changed', faq, { before, after, field })],
  );
}

const faqChange = (
  kind: VersionChange['kind'],
  faq: FrozenFaq,
  values: Pick<VersionChange, 'before' | 'after' | 'field'>,
): VersionChange => ({ kind, what: 'faq', name: faq.questions[0] ?? '', ...values });

const fieldChange = (
  what: VersionChange['what'],
  name: string,
  before: string,
  after: string,
): VersionChange[] => (before === after ? [] : [{ kind: 'changed', what, name, before, after }]);
