/** The refresh token cookie: not readable by scripts, sent to the accounts calls only. */
import { DAY_SECONDS, LIMITS, SERVICE_BASES } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/index.ts';

const NAME = 'parrot_refresh';

export type RefreshCookie = {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
};

export function createRefreshCookie({ publicUrl }: Pick<Platform, 'publicUrl'>): RefreshCookie {
  const attributes = () => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    path: SERVICE_BASES.accounts,
    secure: publicUrl().startsWith('https:'),
  });
  return {
    read: (request) => request.cookies[NAME],
    write: (reply, token) => {
      reply.setCookie(NAME, token, { ...attributes(), maxAge: LIMITS.refreshTokenDays * DAY_SECONDS });
    },
    clear: (reply) => {
      reply.clearCookie(NAME, attributes());
    },
  };
}
