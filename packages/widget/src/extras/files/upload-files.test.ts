import { uploadVisitorFile } from '@parrot/contract/conversations';
import { type Ack, addressOf, type FileId } from '@parrot/contract/core';
import { afterEach, expect, test, vi } from 'vitest';
import { bringFiles, cancelUpload } from './upload-files.ts';

const FILE_ID = 'fil_0000000000000000000001' as FileId;

/** The browser's request, answered from a list. */
class Request {
  static answers: [status: number, body: unknown][] = [];
  static sent: [method: string, url: string, fields: string[]][] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  #to: [string, string] = ['', ''];
  open(method: string, url: string): void {
    this.#to = [method, url];
  }
  abort(): void {
    this.onloadend();
  }
  send(form: FormData): void {
    Request.sent.push([
      ...this.#to,
      [...form.entries()].map(([name, value]) => (value instanceof File ? value.name : `${name}=${value}`)),
    ]);
    this.upload.onprogress?.({ loaded: 1, total: 3 });
    const answer = Request.answers.shift();
    if (!answer) return;
    const [status, body] = answer;
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    queueMicrotask(() => this.onloadend());
  }
}
afterEach(() => vi.unstubAllGlobals());

test('files are sent as a form to the contract’s address, report progress, and are not sent twice', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  Request.answers = [
    [0, ''],
    [200, { status: 'success', file: { fileId: FILE_ID } }],
    [413, { status: 413, code: 'too_large', message: 'Too large.' }],
  ];
  const dispatch = vi.fn();
  // Retries once, as the connection would.
  const insist = async <Reply extends object>(attempt: () => Promise<Ack<Reply>>) => {
    const first = await attempt();
    return first.ok || first.error.status < 500 ? first : attempt();
  };
  const bring = (files: Parameters<ReturnType<typeof bringFiles>>[0]) =>
    bringFiles('https://parrot.example', 'prt_1')(files, { insist, dispatch, visitorToken: 'token' });
  const blob = new Blob(['abc']);

  const known = 'fil_0000000000000000000002' as FileId;
  expect(
    await bring([
      { name: 'sent.pdf', bytes: 1, fileId: known },
      { name: 'a.pdf', bytes: 3, blob },
    ]),
  ).toEqual([known, FILE_ID]);
  const form = [
    'POST',
    `https://parrot.example${addressOf(uploadVisitorFile)}`,
    ['parrotId=prt_1', 'visitorToken=token', 'a.pdf'],
  ];
  expect(Request.sent).toEqual([form, form]);
  expect(dispatch.mock.calls.map(([change]) => change)).toEqual([
    { type: 'uploading', percent: 33 },
    { type: 'uploaded', blob, fileId: FILE_ID },
  ]);
  expect(await bring([{ name: 'a.pdf', bytes: 3, blob }])).toBe('too_large');
  expect(await bring([{ name: 'lost.pdf', bytes: 3 }])).toBe('');
  expect(Request.sent).toHaveLength(3);
});

test('a cancelled upload ends immediately and is not retried', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  Request.answers = [];
  Request.sent = [];
  const attempts: Ack<object>[] = [];
  const insist = async <Reply extends object>(attempt: () => Promise<Ack<Reply>>) => {
    attempts.push(await attempt());
    const again = await attempt();
    attempts.push(again);
    return again;
  };
  const bringing = bringFiles('https://parrot.example', 'prt_1')(
    [{ name: 'a.pdf', bytes: 3, blob: new Blob(['abc']) }],
    { insist, dispatch: vi.fn(), visitorToken: 'token' },
  );
  cancelUpload();
  expect(await bringing).toBe('');
  // A final answer.
  expect(attempts.map((ack) => !ack.ok && ack.error.status)).toEqual([400, 400]);
  expect(Request.sent).toHaveLength(1);
});
