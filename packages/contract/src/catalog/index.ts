/**
 * Every call and event. OpenAPI, the event catalog, the permissions table and the inventory tests read it.
 */
import * as accounts from '../accounts/index.ts';
import * as activity from '../activity/index.ts';
import * as apps from '../apps/index.ts';
import * as assistant from '../assistant/index.ts';
import * as billing from '../billing/index.ts';
import * as calls from '../calls/index.ts';
import * as conversations from '../conversations/index.ts';
import type { Access } from '../core/access/access.ts';
import { addressOf, type Call } from '../core/call.ts';
import type { Emit, Push } from '../core/event.ts';
import * as corrections from '../corrections/index.ts';
import * as desk from '../desk/index.ts';
import * as flows from '../flows/index.ts';
import * as hours from '../hours/index.ts';
import * as installation from '../installation/index.ts';
import * as knowledge from '../knowledge/index.ts';
import * as learning from '../learning/index.ts';
import * as models from '../models/index.ts';
import * as notifications from '../notifications/index.ts';
import * as privacy from '../privacy/index.ts';
import * as profiles from '../profiles/index.ts';
import * as responses from '../responses/index.ts';
import * as rules from '../rules/index.ts';
import * as search from '../search/index.ts';
import * as tags from '../tags/index.ts';
import * as team from '../team/index.ts';
import * as tickets from '../tickets/index.ts';

const everything: unknown[] = [
  installation,
  accounts,
  team,
  billing,
  apps,
  knowledge,
  learning,
  corrections,
  flows,
  models,
  conversations,
  desk,
  profiles,
  calls,
  tickets,
  tags,
  hours,
  rules,
  assistant,
  responses,
  search,
  notifications,
  activity,
  privacy,
].flatMap((slice) => Object.values(slice));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => isRecord(value) && 'method' in value && 'access' in value;
const isEmit = (value: unknown): value is Emit => isRecord(value) && value.direction === 'toServer';
const isPush = (value: unknown): value is Push => isRecord(value) && value.direction === 'toClient';

export const CALLS: readonly Call[] = everything.filter(isCall);
export const EMITS: readonly Emit[] = everything.filter(isEmit);
export const PUSHES: readonly Push[] = everything.filter(isPush);

/** The permissions table: each call and emit with the access it requires. */
export const PERMISSIONS: Readonly<Record<string, Access>> = Object.fromEntries([
  ...CALLS.map((call) => [`${call.method} ${addressOf(call)}`, call.access] as const),
  ...EMITS.map((event) => [`${event.channel}:${event.name}`, event.access] as const),
]);
