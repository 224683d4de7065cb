import { updateProfile, uploadProfileImage, userDetails } from '@parrot/contract/accounts';
import { addressOf, type ErrorReply, LIMITS, newId } from '@parrot/contract/core';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pngOf } from '../pictures/pictures.fixture.ts';

let server: TestServer;
let owner: TestSession;
let png: Buffer;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  png = await pngOf(20, 20);
});
afterAll(() => server.stop());
// After every rejection the picture is unchanged, and the next call is answered.
afterEach(async () => {
  expect((await server.api.call(userDetails, { session: owner })).profileUrl).toBe('');
});

const formOf = (...files: [field: string, content: Uint8Array, name?: string][]) => {
  const form = new FormData();
  for (const [field, content, name = 'me.png'] of files)
    form.append(field, new File([new Uint8Array(content)], name));
  return form;
};
const upload = (form: FormData, more: { headers?: Record<string, string | undefined> } = {}) =>
  server.api.answer(uploadProfileImage, { session: owner, form, ...more });
const headersOf = (session: TestSession) => ({
  tenant_id: session.tenantId,
  user_id: session.userId,
  authorization: `Bearer ${session.token}`,
});
const send = async (body: BodyInit, headers: Record<string, string>) => {
  const response = await fetch(server.url + addressOf(uploadProfileImage), { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as ErrorReply };
};

describe('a call with an upload', () => {
  test('authenticates before it reads the body [API-01]', async () => {
    countAttack('anonymous');
    const form = formOf(['file', png]);
    for (const authorization of [undefined, 'Bearer nonsense']) {
      expect((await upload(form, { headers: { authorization } })).status).toBe(401);
    }
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(401);
    expect((await upload(form, { headers: { user_id: undefined } })).body.code).toBe('headers_missing');
    expect((await upload(form, { headers: { user_id: newId('usr') } })).status).toBe(401);
  });

  test('is not found for another tenant, given in a header or in the form [USR-10]', async () => {
    const inHeader = await upload(formOf(['file', png]), { headers: { tenant_id: newId('ten') } });
    const form = formOf(['file', png]);
    form.append('tenantId', newId('ten'));
    const inForm = await upload(form);
    expect([inHeader.status, inForm.status]).toEqual([404, 404]);
    expect(inForm.text).toBe(inHeader.text);
  });

  test.each([
    ['JSON', JSON.stringify({ file: 'x' }), 'application/json'],
    ['the file alone', 'x', 'image/png'],
    ['a form of another kind', 'file=x', 'application/x-www-form-urlencoded'],
  ])("accepts only a form: %s is rejected with the field's name", async (_what, body, type) => {
    const answer = await send(body, { ...headersOf(owner), 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
    expect(answer.body.fields).toEqual({ file: 'Please send a form with one file.' });
  });

  test('also without a body', async () => {
    const response = await fetch(server.url + addressOf(uploadProfileImage), {
      method: 'POST',
      headers: headersOf(owner),
    });
    expect(response.status).toBe(400);
  });

  test('accepts one file, under the expected field name', async () => {
    const none = await upload(new FormData());
    const elsewhere = await upload(formOf(['picture', png]));
    const text = new FormData();
    text.append('file', 'not a file');
    for (const answer of [none, elsewhere, await upload(text)]) {
      expect([answer.status, answer.body.fields]).toEqual([400, { file: 'Required' }]);
    }
    const two = await upload(formOf(['file', png], ['file', png, 'again.png']));
    expect([two.status, two.body.fields]).toEqual([400, { file: 'Please send one file only.' }]);
    const other = await upload(formOf(['file', png], ['more', png]));
    expect(other.status).toBe(400);
    expect((await upload(formOf(...Array(9).fill(['file', png])))).status).toBe(400);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x--'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    [
      'with a name that reaches for the prototype',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['of nothing but noise', 'multipart/form-data; boundary=x', 'noise'],
  ])('a form %s is rejected', async (_what, type, body) => {
    const answer = await send(body, { ...headersOf(owner), 'content-type': type });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['file']]);
  });

  test('a file below the limit is processed; one of exactly the limit is too large [DSG-09]', async () => {
    const largest = await upload(formOf(['file', new Uint8Array(LIMITS.imageBytes - 1)]));
    expect([largest.status, largest.body.code]).toEqual([400, 'not_an_image']);
    for (const size of [LIMITS.imageBytes, LIMITS.imageBytes * 3]) {
      const answer = await upload(formOf(['file', new Uint8Array(size)]));
      expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
      expect(answer.body.message).toBe('Please choose a file under 4 MB.');
      expect(answer.body.fields).toEqual({ file: answer.body.message });
    }
  });

  test('an endless text field next to it is too large', async () => {
    countAttack('bombs');
    const form = formOf(['file', png]);
    form.append('note', 'x'.repeat(20_000));
    expect((await upload(form)).status).toBe(413);
  });
});

test('no other call accepts a form, and none can bypass its hash by claiming to be one [API-02]', async () => {
  countAttack('hash');
  const form = new FormData();
  form.append('userName', 'Mallory');
  const sent = await fetch(server.url + addressOf(updateProfile), {
    method: 'PUT',
    headers: headersOf(owner),
    body: form,
  });
  expect(sent.status).toBe(400);
  const claimed = await server.api.answer(userDetails, {
    session: owner,
    headers: { 'content-type': 'multipart/form-data; boundary=x', hash: 'a'.repeat(32) },
  });
  expect([claimed.status, claimed.body.code]).toEqual([400, 'hash_mismatch']);
});
