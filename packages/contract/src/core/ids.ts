/** Branded ids: a `TenantId` can never be passed where a `UserId` is due. The prefix tells a person what an id is of. */
import * as z from 'zod';

const BODY_LENGTH = 22;
/** Nine characters of milliseconds and two that count within one. */
const MOMENT_LENGTH = 11;
const PER_MILLISECOND = 36 ** 2;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

function idSchema<const Brand extends string>(prefix: string, brand: Brand) {
  return z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-z]{${BODY_LENGTH}}$`), `Not a valid ${brand}.`)
    .brand<Brand>();
}

export const tenantId = idSchema('ten', 'TenantId');
export const userId = idSchema('usr', 'UserId');
export const loginSessionId = idSchema('ses', 'LoginSessionId');
export const roleId = idSchema('rol', 'RoleId');
export const invitationId = idSchema('inv', 'InvitationId');
export const groupId = idSchema('grp', 'GroupId');
export const appId = idSchema('app', 'AppId');
export const parrotId = idSchema('prt', 'ParrotId');
export const versionId = idSchema('ver', 'VersionId');
export const faqId = idSchema('faq', 'FaqId');
export const visitorId = idSchema('vis', 'VisitorId');
export const conversationId = idSchema('cnv', 'ConversationId');
export const userSessionId = idSchema('uss', 'UserSessionId');
export const notificationId = idSchema('ntf', 'NotificationId');
export const activityId = idSchema('act', 'ActivityId');
export const fileId = idSchema('fil', 'FileId');
export const sourceId = idSchema('src', 'SourceId');
export const generatedId = idSchema('gqa', 'GeneratedId');
export const flowTestId = idSchema('ftt', 'FlowTestId');
export const questionGroupId = idSchema('qgr', 'QuestionGroupId');
export const askedId = idSchema('ask', 'AskedId');
export const noteId = idSchema('nte', 'NoteId');
export const ticketId = idSchema('tkt', 'TicketId');
export const commentId = idSchema('cmt', 'CommentId');
export const responseId = idSchema('prd', 'ResponseId');
/** Made by whoever writes the message, so that sending it twice stores it once. */
export const msgId = z
  .string()
  .regex(/^[0-9a-zA-Z_-]{8,64}$/, 'Not a valid MsgId.')
  .brand<'MsgId'>();

export type TenantId = z.infer<typeof tenantId>;
export type UserId = z.infer<typeof userId>;
export type LoginSessionId = z.infer<typeof loginSessionId>;
export type RoleId = z.infer<typeof roleId>;
export type InvitationId = z.infer<typeof invitationId>;
export type GroupId = z.infer<typeof groupId>;
export type AppId = z.infer<typeof appId>;
export type ParrotId = z.infer<typeof parrotId>;
export type VersionId = z.infer<typeof versionId>;
export type FaqId = z.infer<typeof faqId>;
export type VisitorId = z.infer<typeof visitorId>;
export type ConversationId = z.infer<typeof conversationId>;
export type UserSessionId = z.infer<typeof userSessionId>;
export type NotificationId = z.infer<typeof notificationId>;
export type ActivityId = z.infer<typeof activityId>;
export type FileId = z.infer<typeof fileId>;
export type SourceId = z.infer<typeof sourceId>;
export type GeneratedId = z.infer<typeof generatedId>;
export type FlowTestId = z.infer<typeof flowTestId>;
export type QuestionGroupId = z.infer<typeof questionGroupId>;
export type AskedId = z.infer<typeof askedId>;
export type NoteId = z.infer<typeof noteId>;
export type TicketId = z.infer<typeof ticketId>;
export type CommentId = z.infer<typeof commentId>;
export type ResponseId = z.infer<typeof responseId>;
export type MsgId = z.infer<typeof msgId>;

type IdOf = {
  ten: TenantId;
  usr: UserId;
  ses: LoginSessionId;
  rol: RoleId;
  inv: InvitationId;
  grp: GroupId;
  app: AppId;
  prt: ParrotId;
  ver: VersionId;
  faq: FaqId;
  vis: VisitorId;
  cnv: ConversationId;
  uss: UserSessionId;
  ntf: NotificationId;
  act: ActivityId;
  fil: FileId;
  src: SourceId;
  gqa: GeneratedId;
  ftt: FlowTestId;
  qgr: QuestionGroupId;
  ask: AskedId;
  nte: NoteId;
  tkt: TicketId;
  cmt: CommentId;
  prd: ResponseId;
  msg: MsgId;
};

/** A new id: when it was made, so that ids sort by age even within a millisecond, then eleven random characters. */
export function newId<Prefix extends keyof IdOf>(prefix: Prefix): IdOf[Prefix] {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(BODY_LENGTH - MOMENT_LENGTH));
  const random = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${prefix}_${nextMoment().toString(36).padStart(MOMENT_LENGTH, '0')}${random}` as IdOf[Prefix];
}

let lastMoment = 0;
/** Milliseconds cut into 1,296: each later than the one before, unless the clock itself was turned back. */
function nextMoment(): number {
  const now = Date.now() * PER_MILLISECOND;
  const turnedBack = now < lastMoment - 1_000 * PER_MILLISECOND;
  lastMoment = turnedBack ? now : Math.max(now, lastMoment + 1);
  return lastMoment;
}
