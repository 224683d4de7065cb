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
  summary: 'The client address of the request. Location and time zone are empty: no third party is queried.',
  parseReply: true,
  reply: addressInfo,
});

export const health = defineCall({
  name: 'installation.health',
  method: 'GET',
  base: 'parrot',
  path: '/health',
  access: anyone,
  summary:
    'Readiness: the database and Redis, if set, respond, the disk has free space, and the process is not stopping. 503 if not; it recovers without a restart.',
  parseReply: true,
  reply: z.object({ status: z.literal('ok') }),
});

export const liveness = defineCall({
  name: 'installation.liveness',
  method: 'GET',
  base: 'parrot',
  path: '/health/live',
  access: anyone,
  summary: 'Liveness: the process responds, regardless of its database. A restart only helps if this fails.',
  parseReply: true,
  reply: z.object({ status: z.literal('ok') }),
});

export const listOutboxMail = defineCall({
  name: 'installation.listKeptMail',
  method: 'GET',
  base: 'parrot',
  path: '/outbox',
  access: anyone,
  summary:
    'Mail stored on this machine because no SMTP server is configured. Only accessible from this machine, never in production.',
  parseReply: true,
  reply: z.object({ items: z.array(outboxMail) }),
});
