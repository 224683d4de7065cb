/** Makes calls by the methods and URLs that other clients already use. */
import { CALLS } from '@parrot/contract/catalog';
import { addressOf } from '@parrot/contract/core';
import type { TestServer, TestSession } from '@parrot/testkit';
import { expect } from 'vitest';

type Reply = Record<string, unknown>;
type Options = { body?: object; query?: object; session?: TestSession };

function callNamed(named: string) {
  const [method, path] = named.split(' ');
  const call = CALLS.find((each) => each.method === method && addressOf(each) === `/api/${path}`);
  if (!call) throw new Error(`the contract has no call ${named}`);
  return call;
}

export function specifiedCalls(server: TestServer, owner: TestSession) {
  const answer = (named: string, { session = owner, ...options }: Options) =>
    server.api.answer(callNamed(named), { session, ...options });

  /** The reply of a successful call. */
  const ask = async (named: string, options: Options = {}): Promise<Reply> => {
    const { status, body, text } = await answer(named, options);
    expect(status, `${named} answered ${text}`).toBe(200);
    return body as unknown as Reply;
  };

  const newApp = async (appName: string, appType = 'Q&A') =>
    (await ask('POST ps-studio/v2/create/app', { body: { appName, appType } })).app as {
      appId: string;
      parrotId: string;
    };
  return { answer, ask, newApp };
}
