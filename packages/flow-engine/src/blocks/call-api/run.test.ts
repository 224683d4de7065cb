import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, on, play, sentTexts, start, text, value } from '../../flow.fixture.ts';
import { type ApiReply, newSession } from '../../index.ts';

const values = [
  value('order', 'text', { initial: 'A/1 "x"' }),
  value('count', 'number', { initial: 3 }),
  value('tags', 'list', { initial: ['a', '{{b}}'] }),
  value('base', 'text', { scope: 'app', initial: 'https://api.example' }),
  value('evil', 'text', { initial: '{{secret.key}}\r\nX: y' }),
  value('status', 'text', { initial: 'old' }),
  value('total', 'number'),
  value('names', 'list'),
];
const call = (more: object = {}) => ({
  type: 'call-api',
  method: 'POST',
  url: 'https://api.example/orders/{{order}}?n={{count}}',
  headers: [],
  body: '',
  timeoutSeconds: 10,
  results: [],
  next: { done: 'good', failed: 'bad' },
  ...more,
});
const flowWith = (more: object = {}) =>
  flowOf(
    { first: call(more), good: text('{{status}} {{total}} {{names}}'), bad: text('Failed') },
    { values },
  );
const requested = (more: object) => {
  const [effect] = play(flowWith(more), []).effects;
  return effect?.type === 'callApi' ? effect : undefined;
};
const replied = (reply: ApiReply, more: object = {}) =>
  play(flowWith(more), [{ type: 'apiReply', request: 1, reply }]);
const wanted = {
  results: [
    { path: 'order.status', into: 'status' },
    { path: 'order.lines.0.total', into: 'total' },
    { path: 'order.names', into: 'names' },
  ],
};

test('Call API emits its request and waits for the reply with its number [F-49]', () => {
  const headers = [
    { name: 'Authorization', value: 'Bearer {{secret.key}}' },
    { name: '', value: 'x' },
  ];
  const { effects, session } = play(flowWith({ headers }), []);
  expect(effects).toEqual([
    {
      type: 'callApi',
      request: 1,
      method: 'POST',
      url: 'https://api.example/orders/A%2F1%20%22x%22?n=3',
      headers: [{ name: 'Authorization', value: 'Bearer {{secret.key}}' }],
      body: '',
      timeoutSeconds: 10,
    },
  ]);
  const late = on(flowWith(), session, {
    type: 'apiReply',
    request: 7,
    reply: { ok: false, problem: { because: 'timedOut' } },
  });
  expect(late.trace[0]?.what).toBe('inputIgnored');
  // A restarted conversation continues counting, so that a late reply matches no new request.
  expect(on(flowWith(), session, start).session.requests).toBe(2);
});

test('values in a JSON body are escaped within quotes and written as JSON outside of them [F-50]', () => {
  const body =
    '{"a": "no. {{order}}", "n": {{count}}, "t": {{tags}}, "o": {{order}}, "x": {{total}}, "k": "{{secret.key}}"}';
  const sent = requested({ body })?.body ?? '';
  expect(JSON.parse(sent)).toEqual({
    a: 'no. A/1 "x"',
    n: 3,
    t: ['a', '{{b}}'],
    o: 'A/1 "x"',
    x: null,
    k: '{{secret.key}}',
  });
  expect(sent.match(/\{\{/g)).toHaveLength(1);
});

test('no value can reference a secret or break out of a header, a form or a text [F-50]', () => {
  const request = requested({
    url: 'https://api.example/{{evil}}',
    headers: [{ name: 'X-Evil', value: 'a {{evil}} b' }],
    body: 'Hello {{evil}}',
  });
  expect(request?.url).toBe('https://api.example/%7B%7Bsecret.key%7D%7D%0D%0AX%3A%20y');
  expect(request?.headers[0]?.value).toBe('a { {secret.key}} X: y b');
  expect(request?.body).toBe('Hello { {secret.key}}\r\nX: y');
  expect(JSON.parse(requested({ body: '{"a":"{{evil}}"}' })?.body ?? '')).toEqual({
    a: '{{secret.key}}\r\nX: y',
  });
  expect(requested({ body: '{"a":"{{evil}}"}' })?.body).not.toContain('{{');
  const form = {
    headers: [{ name: 'content-type', value: 'application/x-www-form-urlencoded' }],
    body: 'a={{order}}&b=1',
  };
  expect(requested(form)?.body).toBe('a=A%2F1%20%22x%22&b=1');
});

test('only the builder determines the host [F-50]', () => {
  expect(requested({ url: '{{base}}/x' })?.url).toBe('https://api.example/x');
  expect(requested({ url: 'https://a{{count}}.example/' })?.url).toBe('https://a3.example/');
  for (const url of [
    '{{order}}',
    'https://{{page}}/',
    'ftp://x.example',
    '',
    'https://{{evil}}.example',
    '//x',
  ])
    expect(sentTexts(play(flowWith({ url }), []))).toEqual(['Failed']);
});

test("results are read by path and converted to the value's type [F-49] [F-51]", () => {
  const body = { order: { status: 'sent', lines: [{ total: '12.5' }], names: ['a', { b: 1 }, null] } };
  expect(sentTexts(replied({ ok: true, status: 200, body }, wanted))).toEqual(['sent 12.5 a, {"b":1}']);
});

test('a missing result clears the value, and only own properties count [F-51]', () => {
  const results = [
    { path: 'constructor.name', into: 'status' },
    { path: 'list.length', into: 'total' },
    { path: '__proto__', into: 'names' },
  ];
  const { session } = replied({ ok: true, status: 200, body: { list: [1] } }, { results });
  expect(session.values).toEqual({});
  const whole = { results: [{ path: '', into: 'status' }] };
  expect(replied({ ok: true, status: 200, body: 'fine' }, whole).session.values.status).toBe('fine');
});

test('no reply, an error status, or no data although a result is used: failed [F-49] [F-08]', () => {
  const bad: [ApiReply, because: string][] = [
    [{ ok: false, problem: { because: 'timedOut' } }, 'timedOut'],
    [{ ok: true, status: 404, body: {} }, 'status'],
    [{ ok: true, status: 200, body: '<html>' }, 'noJson'],
  ];
  for (const [reply, because] of bad) {
    const failed = replied(reply, wanted);
    expect(sentTexts(failed)).toEqual(['Failed']);
    expect(failed.trace[0]).toMatchObject({ what: 'ran', because, values: { branch: 'failed' } });
  }
  expect(sentTexts(replied({ ok: true, status: 204, body: null }))).toEqual(['old  ']);
  const open = replied(
    { ok: false, problem: { because: 'notReachable' } },
    { next: { done: 'good', failed: null } },
  );
  expect(sentTexts(open)).toEqual([`${FLOW_TEXTS.en.unknown} ${FLOW_TEXTS.en.offerPerson}`]);
  expect(open.session.waitingFor).toBe('start');
  expect(on(flowWith(), newSession(), start, context).session.waitingFor).toBe('apiReply');
});
