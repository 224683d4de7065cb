/** Compresses JSON replies that are worth it, by the encodings that the client accepts. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Call } from '@parrot/contract/core';
import type { onSendAsyncHookHandler } from 'fastify';

const MIN_LENGTH = 1_024;
/** Low levels: the last percent costs more time than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 4 };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Files are downloaded as they are: most are compressed already. */
export const compresses = ({ credential, download }: Call): boolean => !credential && !download;

export const compressReply: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  const encoding = accepted ? negotiate<Encoding>(String(accepted), [...ENCODINGS]) : 'identity';
  if (encoding !== 'br' && encoding !== 'gzip') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoding === 'br' ? toBrotli(payload, { ...BROTLI }) : toGzip(payload, GZIP);
};
