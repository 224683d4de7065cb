import * as z from 'zod';
import { anyone } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { addressInfo, outboxMail } from './installation.shapes.ts';

export const fetchClientAddress = defineCall({
  name: 'installation.lookUpAddress',
  method: 'GET',
  base: 'parrot',
  path: '/address',
  access: anyone,
  summary: 'The address the request came from. Place and time zone are empty: no third party is asked.',
  reply: addressInfo,
});

export const health = defineCall({
  name: 'installation.health',
  method: 'GET',
  base: 'parrot',
  path: '/health',
  access: anyone,
  summary:
    'Whether the server can serve: its store answers and its disk has room. 503 where not; it is 200 again without a restart.',
  reply: z.object({ status: z.literal('ok') }),
});

export const liveness = defineCall({
  name: 'installation.liveness',
  method: 'GET',
  base: 'parrot',
  path: '/health/live',
  access: anyone,
  summary: 'Whether the process answers, whatever its store does. A restart helps only where this fails.',
  reply: z.object({ status: z.literal('ok') }),
});

export const listOutboxMail = defineCall({
  name: 'installation.listKeptMail',
  method: 'GET',
  base: 'parrot',
  path: '/outbox',
  access: anyone,
  summary:
    'Mail kept on this machine because no SMTP server is set. Only from this machine itself, never in production.',
  reply: z.object({ items: z.array(outboxMail) }),
});
