/** Any flow that the contract accepts, malicious ones in particular. */
import { LANGUAGES, LIMITS } from '@parrot/contract/core';
import { type Flow, flow as flowShape, OPERATORS, WEEKDAYS } from '@parrot/contract/flows';
import fc from 'fast-check';

const PIECES = [
  'hello',
  'Talk to a person',
  'yes',
  'ja',
  'stop',
  'start over',
  '2',
  '1,234.5',
  '2026-02-30',
  'tomorrow',
  '★★★',
  '5 stars',
  'four',
];
const UNKIND = [
  '',
  '  ',
  '\0',
  '🦜'.repeat(40),
  '\ud800',
  '__proto__',
  'constructor',
  '{{name}}',
  '{{secret.key}}',
  'x'.repeat(4_000),
  '(a+)+$',
];
const EXPRESSIONS = [
  'count + 1',
  'name == null',
  'tags.map(t, t + name)',
  'size(tags) > 2',
  'count / 0',
  'gone',
  'name +',
  'today < day',
  '[name, count]',
  '1e308 * count',
];
const TEMPLATES = [
  '',
  '{{name}}',
  'Hello {{name}} {{count}} {{tags}} {{day}} {{agreed}} {{gone}}',
  'https://x.example/{{name}}?{{lastMessage}}',
  '{{shop}}/x',
  '{"a": "{{name}}", "b": {{tags}}}',
  'javascript:{{name}}',
];
export const NAMES = ['name', 'count', 'tags', 'day', 'agreed', 'shop', 'visits', 'gone'];
const PARTS = ['p', 'q'];

export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.constantFrom(...UNKIND) },
);
const template = fc.oneof(fc.constantFrom(...TEMPLATES), anyText);
const inLanguages = (longest: number) =>
  fc.dictionary(
    fc.constantFrom(...LANGUAGES),
    fc.oneof(template, anyText).map((text) => text.slice(0, longest)),
    { maxKeys: 2 },
  );
const localized = inLanguages(LIMITS.messageLength);
const label = inLanguages(LIMITS.flowLabel);
const into = fc.option(fc.constantFrom(...NAMES));
export const optionIds = ['a', 'b', 'c'];
const expression = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...EXPRESSIONS) },
);
export const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const options = fc
  .subarray(optionIds)
  .chain((ids) => fc.tuple(...ids.map((id) => label.map((each) => ({ id, label: each })))));

const card = fc.record({
  imageUrl: template,
  title: localized,
  text: localized,
  buttons: few(fc.record({ label, url: template })),
});
const content = fc.oneof(
  fc.record({ kind: fc.constant('text'), words: localized }),
  fc.record({ kind: fc.constant('image'), imageUrl: template, description: localized }),
  fc.record({ kind: fc.constant('card'), card }),
  fc.record({ kind: fc.constant('carousel'), cards: few(card) }),
  fc.record({ kind: fc.constant('file'), name: anyText.map((text) => text.slice(0, 120)), url: template }),
);
const answer = fc.oneof(
  fc.record({
    kind: fc.constant('text'),
    minLength: fc.nat(3),
    maxLength: fc.integer({ min: 1, max: 4_000 }),
  }),
  fc.record({
    kind: fc.constant('number'),
    min: fc.option(fc.integer()),
    max: fc.option(fc.integer()),
    whole: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('email', 'phone') }),
  fc.record({ kind: fc.constant('date'), when: fc.constantFrom('any', 'past', 'future') }),
  fc.record({ kind: fc.constant('choice'), options, several: fc.boolean() }),
  fc.record({ kind: fc.constant('file'), accepts: fc.constantFrom('any', 'picture', 'document') }),
);
const assignment = fc.record({
  into,
  from: fc.oneof(
    fc.record({ kind: fc.constant('template'), text: template }),
    fc.record({ kind: fc.constant('expression'), expression: fc.constantFrom(...EXPRESSIONS) }),
    fc.record({ kind: fc.constant('nothing') }),
  ),
});
const comparison = fc.record({
  value: fc.constantFrom(...NAMES, 'today', 'time', 'lastMessage'),
  operator: fc.constantFrom(...OPERATORS),
  operand: template,
});
const hours = fc.constantFrom(
  [],
  [{ from: '09:00', until: '17:00' }],
  [{ from: '22:00', until: '02:00' }],
  [{ from: '00:00', until: '24:00' }],
);
const days = fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, hours])));

/** Without its `next`; its branches are added later. */
type Kind = [fc.Arbitrary<object>, string[]];
/** More often than others, because few texts are star ratings. */
const RATES: Kind = [fc.record({ type: fc.constant('rate'), prompt: localized, into }), ['done', 'skipped']];
const kinds: Kind[] = [
  [fc.record({ type: fc.constant('start') }), ['done']],
  [fc.record({ type: fc.constant('go-to') }), ['done']],
  [fc.record({ type: fc.constant('message'), content }), ['done']],
  [
    fc.record({
      type: fc.constant('ask'),
      prompt: localized,
      answer,
      into,
      retry: localized,
      tries: fc.integer({ min: 1, max: 3 }),
      canSkip: fc.boolean(),
    }),
    ['done', 'gaveUp'],
  ],
  [
    fc.record({
      type: fc.constant('buttons'),
      prompt: localized,
      into,
      buttons: options.chain((all) =>
        fc.tuple(...all.map((each) => template.map((url) => ({ ...each, url })))),
      ),
    }),
    [...optionIds, 'other'],
  ],
  [
    fc.record({
      type: fc.constant('condition'),
      branches: few(
        fc.record({
          id: fc.constantFrom(...optionIds),
          match: fc.constantFrom('all', 'any'),
          comparisons: few(comparison),
          expression,
        }),
      ),
    }),
    [...optionIds, 'otherwise'],
  ],
  [fc.record({ type: fc.constant('set-value'), assignments: few(assignment) }), ['done']],
  [
    fc.record({
      type: fc.constant('call-api'),
      method: fc.constantFrom('GET', 'POST'),
      url: fc.oneof(fc.constantFrom('https://x.example/{{name}}?{{lastMessage}}', '{{shop}}/x'), template),
      headers: few(fc.record({ name: fc.constantFrom('', 'X-A', 'Content-Type'), value: template })),
      body: template,
      timeoutSeconds: fc.constant(5),
      results: few(fc.record({ path: fc.constantFrom('', 'a.0.b', '__proto__.x', 'constructor'), into })),
    }),
    ['done', 'failed'],
  ],
  [
    fc.record({
      type: fc.constant('answer-from-knowledge'),
      keepsListening: fc.boolean(),
      question: template,
      botEscalationCount: fc.integer({ min: 1, max: 3 }),
    }),
    ['answered', 'unanswered'],
  ],
  [
    fc.record({
      type: fc.constant('route-by-intent'),
      text: template,
      intents: few(
        fc.record({
          id: fc.constantFrom(...optionIds),
          name: fc.constant('I'),
          phrases: few(fc.constant('p')),
        }),
      ),
    }),
    [...optionIds, 'otherwise'],
  ],
  [
    fc.record({ type: fc.constant('translate'), text: template, to: fc.constantFrom('visitor', 'de'), into }),
    ['done', 'failed'],
  ],
  [fc.record({ type: fc.constant('wait'), seconds: fc.constant(1) }), ['done']],
  RATES,
  [
    fc.record({ type: fc.constant('hand-over'), message: localized, waitMinutes: fc.nat(3) }),
    ['nobody', 'tooLong'],
  ],
  [
    fc.record({
      type: fc.constant('business-hours'),
      source: fc.constantFrom('app', 'own'),
      timeZone: fc.constantFrom('UTC', 'Europe/Stockholm'),
      days,
      closedOn: fc.constantFrom([], ['2026-05-20']),
    }),
    ['open', 'closed'],
  ],
  [fc.record({ type: fc.constant('end'), message: localized }), []],
];

const withWays = ([kind, ways]: Kind, ids: readonly string[], part: string | null) =>
  fc
    .tuple(kind, fc.tuple(...ways.map(() => fc.option(fc.constantFrom(...ids), { freq: 6 }))))
    .map(([block, targets]) => ({
      ...block,
      part,
      next: Object.fromEntries(ways.map((way, at) => [way, targets[at]])),
    }));

const RUNS_PART: Kind = [
  fc.record({ type: fc.constant('reusable-part'), runs: fc.constantFrom(null, 'gone', ...PARTS, ...PARTS) }),
  ['done'],
];

/** Parts run parts more often than not, so that the nesting limit is reached. */
const blockOf = (ids: readonly string[], part: string | null): fc.Arbitrary<object> =>
  fc.oneof(
    ...kinds.map((kind) => ({ weight: kind === RATES ? 3 : 1, arbitrary: withWays(kind, ids, part) })),
    {
      weight: part === null ? 2 : 2 * kinds.length,
      arbitrary: withWays(RUNS_PART, ids, part),
    },
  );

/** The blocks of the flow itself or of one part; the first is a start block. */
const room = (prefix: string, part: string | null, most: number): fc.Arbitrary<Record<string, object>> =>
  fc.integer({ min: 1, max: most }).chain((count) => {
    const ids = Array.from({ length: count }, (_, at) => `${prefix}${at}`);
    return fc
      .tuple(fc.constantFrom(...ids), ...ids.map(() => blockOf(ids, part)))
      .map(([first, ...blocks]) => ({
        ...Object.fromEntries(ids.map((id, at) => [id, blocks[at] ?? {}])),
        [`${prefix}start`]: { type: 'start', part, next: { done: first } },
      }));
  });

const definition = (name: string, type: string, scope = 'conversation', initial: unknown = null) => ({
  name,
  type,
  scope,
  initial,
});
const DEFINITIONS = [
  definition('name', 'text'),
  definition('count', 'number', 'conversation', 1),
  definition('tags', 'list', 'conversation', ['a']),
  definition('day', 'date'),
  definition('agreed', 'yesNo'),
  definition('shop', 'text', 'app', 'https://shop.example'),
  definition('visits', 'number', 'visitor'),
];

export const anyFlow: fc.Arbitrary<Flow> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    main: room('m-', null, 12),
    p: room('p-', 'p', 4),
    q: room('q-', 'q', 3),
  })
  .map(({ language, main, p, q }) =>
    flowShape.parse({
      version: 2,
      language,
      start: 'm-start',
      blocks: { ...main, ...p, ...q },
      parts: PARTS.map((id) => ({ id, name: id, start: `${id}-start` })),
      values: DEFINITIONS,
      texts: {},
      places: {},
      notes: [],
    }),
  );
