/**
 * A fake model with the protocol of OpenAI's chat completions, at OpenAI's address and at Azure's two,
 * streamed or whole. The test decides what it answers and how it fails.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const FAKE_MODEL_KEY = 'sk-fake-0123456789abcdef-WXYZ';

/** A request to the model. `data` is parsed if it is JSON. */
type AskedOfModel = {
  path: string;
  modelName: string;
  streamed: boolean;
  instructions: string;
  data: unknown;
  /** The raw body. */
  body: string;
};
/** A text, or how it fails instead. */
export type FakeAnswer =
  | string
  /** Rejects like the provider. */
  | { status: 401 | 403 | 404 | 429 | 500 | 503 }
  /** Never answers; `onLeft` is called when the client disconnects. */
  | { hangs: true; onLeft?: () => void }
  /** Sends this, then the connection breaks. */
  | { cutAfter: string }
  /** Sends this and ends without an end marker. */
  | { endsAfter: string }
  /** Answers with a success and an invalid body. */
  | { raw: string };

export type FakeModel = {
  /** Host and port, as OUTBOUND_ALLOW expects them. */
  host: string;
  /** The base address for OpenAI-compatible clients, and for Azure. */
  address: string;
  azureAddress: string;
  asked: AskedOfModel[];
  /** From now on. A promise delays the answer. */
  answers(with_: FakeAnswer | ((asked: AskedOfModel) => FakeAnswer | Promise<FakeAnswer>)): void;
  stop(): Promise<void>;
};

const PATH = /^\/(v1|openai\/v1|openai\/deployments\/([^/]+))\/chat\/completions$/;
const ERRORS: Record<number, { type: string; message: string }> = {
  400: { type: 'invalid_request_error', message: 'We could not parse the JSON body of your request.' },
  // Like the real one, it repeats a part of the key.
  401: { type: 'invalid_request_error', message: 'Incorrect API key provided: sk-fake-*****WXYZ.' },
  403: { type: 'permission_error', message: 'Country, region, or territory not supported' },
  404: {
    type: 'invalid_request_error',
    message: 'The model does not exist or you do not have access to it.',
  },
  429: { type: 'insufficient_quota', message: 'You exceeded your current quota.' },
  500: { type: 'server_error', message: 'The server had an error while processing your request.' },
  503: { type: 'server_error', message: 'The engine is currently overloaded.' },
};

export async function startFakeModel(): Promise<FakeModel> {
  const asked: AskedOfModel[] = [];
  let answer: (asked: AskedOfModel) => FakeAnswer | Promise<FakeAnswer> = () => 'OK';

  const server = createServer(async (request, response) => {
    const read = await readRequest(request);
    if ('status' in read) return refuse(response, read.status);
    asked.push(read);
    const reply = await answer(read);
    if (typeof reply === 'string')
      return read.streamed ? stream(response, read, reply) : whole(response, read, reply);
    if ('status' in reply) return refuse(response, reply.status);
    if ('raw' in reply)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(reply.raw);
    if ('hangs' in reply) return reply.onLeft && void response.once('close', reply.onLeft);
    response.writeHead(200, { 'content-type': read.streamed ? 'text/event-stream' : 'application/json' });
    const text = 'cutAfter' in reply ? reply.cutAfter : reply.endsAfter;
    for (const piece of piecesOf(text)) response.write(eventOf(read, { content: piece }));
    if ('cutAfter' in reply) response.write('data: {"id":"chatcm', () => response.destroy());
    else response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/v1`,
    azureAddress: `http://${host}`,
    asked,
    answers(with_) {
      answer = typeof with_ === 'function' ? with_ : () => with_;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

type Message = { role: string; content: string | { text: string }[] };

async function readRequest(request: IncomingMessage): Promise<AskedOfModel | { status: number }> {
  let body = '';
  for await (const piece of request) body += piece;
  const url = new URL(request.url ?? '/', 'http://model');
  const [, root = '', deployment] = PATH.exec(url.pathname) ?? [];
  if (request.method !== 'POST' || root === '') return { status: 404 };
  const isAzure = root.startsWith('openai');
  if (deployment !== undefined && !url.searchParams.has('api-version')) return { status: 404 };
  const { authorization, 'api-key': apiKey } = request.headers;
  const key = isAzure ? apiKey : authorization?.replace(/^Bearer /, '');
  if (key !== FAKE_MODEL_KEY) return { status: 401 };
  const reply = parsed(body) as { model?: string; stream?: boolean; messages?: Message[] } | undefined;
  if (!Array.isArray(reply?.messages) || typeof reply.model !== 'string') return { status: 400 };
  const textOf = (role: string) => {
    const content = reply.messages?.find((message) => message.role === role)?.content ?? '';
    return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
  };
  const data = textOf('user');
  return {
    path: url.pathname + url.search,
    modelName: deployment ?? reply.model,
    streamed: reply.stream === true,
    // Newer models call the role another name.
    instructions: textOf('system') || textOf('developer'),
    data: parsed(data) ?? data,
    body,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number): void {
  const error = { ...ERRORS[status], param: null, code: null };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}

const usageOf = ({ body }: AskedOfModel, text: string) => {
  const [prompt_tokens, completion_tokens] = [Math.ceil(body.length / 4), Math.ceil(text.length / 4)];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};
const headOf = ({ modelName }: AskedOfModel, object: string) => ({
  id: 'chatcmpl-fake',
  object,
  created: 1_700_000_000,
  model: modelName,
});

function whole(response: ServerResponse, asked: AskedOfModel, content: string): void {
  const choice = {
    index: 0,
    message: { role: 'assistant', content, refusal: null },
    logprobs: null,
    finish_reason: 'stop',
  };
  const reply = { ...headOf(asked, 'chat.completion'), choices: [choice], usage: usageOf(asked, content) };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
}

function stream(response: ServerResponse, asked: AskedOfModel, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(eventOf(asked, { role: 'assistant', content: '' }));
  for (const piece of piecesOf(text)) response.write(eventOf(asked, { content: piece }));
  response.write(eventOf(asked, {}, 'stop'));
  if (asked.body.includes('"include_usage":true')) {
    const last = { ...headOf(asked, 'chat.completion.chunk'), choices: [], usage: usageOf(asked, text) };
    response.write(`data: ${JSON.stringify(last)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

function eventOf(asked: AskedOfModel, delta: object, finish_reason: string | null = null): string {
  const choice = { index: 0, delta, logprobs: null, finish_reason };
  return `data: ${JSON.stringify({ ...headOf(asked, 'chat.completion.chunk'), choices: [choice] })}\n\n`;
}

/** A few words at a time. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+(\s+\S+)?/g) ?? [];
