/** Branded ids: a `TenantId` can't be passed as a `UserId`. The prefix shows what an id belongs to. */
import * as z from 'zod';
import { BODY_LENGTH, idPattern } from './id-pattern.ts';
import './rule-messages.ts';

/** Nine characters for milliseconds and two for a counter within one. */
const MOMENT_LENGTH = 11;
const PER_MILLISECOND = 36 ** 2;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A malformed id comes from an old page or a foreign client, so all share one message. */
const UNKNOWN = 'We don’t recognize this selection. Please reload the page and choose again.';

function idSchema<Brand extends string>(prefix: string) {
  return z.string().regex(idPattern(prefix), UNKNOWN).brand<Brand>();
}

export const tenantId = idSchema<'TenantId'>('ten');
export const userId = idSchema<'UserId'>('usr');
export const loginSessionId = idSchema<'LoginSessionId'>('ses');
export const passkeyId = idSchema<'PasskeyId'>('pky');
export const apiKeyId = idSchema<'ApiKeyId'>('key');
export const roleId = idSchema<'RoleId'>('rol');
export const invitationId = idSchema<'InvitationId'>('inv');
export const groupId = idSchema<'GroupId'>('grp');
export const appId = idSchema<'AppId'>('app');
export const parrotId = idSchema<'ParrotId'>('prt');
export const versionId = idSchema<'VersionId'>('ver');
export const faqId = idSchema<'FaqId'>('faq');
export const visitorId = idSchema<'VisitorId'>('vis');
export const conversationId = idSchema<'ConversationId'>('cnv');
export const userSessionId = idSchema<'UserSessionId'>('uss');
export const notificationId = idSchema<'NotificationId'>('ntf');
export const activityId = idSchema<'ActivityId'>('act');
export const fileId = idSchema<'FileId'>('fil');
export const sourceId = idSchema<'SourceId'>('src');
export const generatedId = idSchema<'GeneratedId'>('gqa');
export const findingId = idSchema<'FindingId'>('fnd');
export const flowTestId = idSchema<'FlowTestId'>('ftt');
export const questionGroupId = idSchema<'QuestionGroupId'>('qgr');
export const askedId = idSchema<'AskedId'>('ask');
export const noteId = idSchema<'NoteId'>('nte');
export const ticketId = idSchema<'TicketId'>('tkt');
export const commentId = idSchema<'CommentId'>('cmt');
export const tagId = idSchema<'TagId'>('tag');
export const ticketViewId = idSchema<'TicketViewId'>('tvw');
export const ticketFieldId = idSchema<'TicketFieldId'>('tfd');
export const responseId = idSchema<'ResponseId'>('prd');
export const checkoutId = idSchema<'CheckoutId'>('chk');
export const invoiceId = idSchema<'InvoiceId'>('ivc');
export const serviceRequestId = idSchema<'ServiceRequestId'>('srq');
export const callId = idSchema<'CallId'>('cal');
export const participantId = idSchema<'ParticipantId'>('cpt');
export const receiptId = idSchema<'ReceiptId'>('rcp');
export const workspaceExportId = idSchema<'WorkspaceExportId'>('wex');
export const profileNoteId = idSchema<'ProfileNoteId'>('pnt');
export const profileFieldId = idSchema<'ProfileFieldId'>('pfd');
export const scheduleId = idSchema<'ScheduleId'>('sch');
export const routingRuleId = idSchema<'RoutingRuleId'>('rtr');
export const ruleId = idSchema<'RuleId'>('rul');
export const ruleRunId = idSchema<'RuleRunId'>('rrn');
const CLIENT_ID = /^[0-9a-zA-Z_-]{8,64}$/;
const BAD_CLIENT_ID = 'This couldn’t be sent. Please reload the page and try again.';
/** Made by a client for one request, so that answers match it and repetitions are detected. */
export const clientRequestId = z.string().regex(CLIENT_ID, BAD_CLIENT_ID);
/** Made by the sender, so that a message sent twice is stored once. */
export const msgId = z.string().regex(CLIENT_ID, BAD_CLIENT_ID).brand<'MsgId'>();

export type TenantId = z.infer<typeof tenantId>;
export type UserId = z.infer<typeof userId>;
export type LoginSessionId = z.infer<typeof loginSessionId>;
export type PasskeyId = z.infer<typeof passkeyId>;
export type ApiKeyId = z.infer<typeof apiKeyId>;
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
export type FindingId = z.infer<typeof findingId>;
export type FlowTestId = z.infer<typeof flowTestId>;
export type QuestionGroupId = z.infer<typeof questionGroupId>;
export type AskedId = z.infer<typeof askedId>;
export type NoteId = z.infer<typeof noteId>;
export type TicketId = z.infer<typeof ticketId>;
export type CommentId = z.infer<typeof commentId>;
export type TagId = z.infer<typeof tagId>;
export type TicketViewId = z.infer<typeof ticketViewId>;
export type ResponseId = z.infer<typeof responseId>;
export type CheckoutId = z.infer<typeof checkoutId>;
export type InvoiceId = z.infer<typeof invoiceId>;
export type ServiceRequestId = z.infer<typeof serviceRequestId>;
export type CallId = z.infer<typeof callId>;
export type ParticipantId = z.infer<typeof participantId>;
export type ReceiptId = z.infer<typeof receiptId>;
export type WorkspaceExportId = z.infer<typeof workspaceExportId>;
export type ProfileNoteId = z.infer<typeof profileNoteId>;
export type ProfileFieldId = z.infer<typeof profileFieldId>;
export type TicketFieldId = z.infer<typeof ticketFieldId>;
export type ScheduleId = z.infer<typeof scheduleId>;
export type RoutingRuleId = z.infer<typeof routingRuleId>;
export type RuleId = z.infer<typeof ruleId>;
export type RuleRunId = z.infer<typeof ruleRunId>;
export type MsgId = z.infer<typeof msgId>;

type IdOf = {
  ten: TenantId;
  usr: UserId;
  ses: LoginSessionId;
  pky: PasskeyId;
  key: ApiKeyId;
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
  fnd: FindingId;
  ftt: FlowTestId;
  qgr: QuestionGroupId;
  ask: AskedId;
  nte: NoteId;
  tkt: TicketId;
  cmt: CommentId;
  tag: TagId;
  tvw: TicketViewId;
  tfd: TicketFieldId;
  prd: ResponseId;
  chk: CheckoutId;
  ivc: InvoiceId;
  srq: ServiceRequestId;
  cal: CallId;
  cpt: ParticipantId;
  rcp: ReceiptId;
  wex: WorkspaceExportId;
  pfd: ProfileFieldId;
  pnt: ProfileNoteId;
  sch: ScheduleId;
  rtr: RoutingRuleId;
  rul: RuleId;
  rrn: RuleRunId;
  sbe: string;
  msg: MsgId;
};

/** Whether a text, as in an address, is an id of that kind. Needs no schema. */
export const isId = <Prefix extends keyof IdOf>(prefix: Prefix, text: string | null): text is IdOf[Prefix] =>
  text !== null && idPattern(prefix).test(text);

/**
 * A new id: its creation time, so that ids sort by age even within a millisecond, then eleven random
 * characters.
 */
export function newId<Prefix extends keyof IdOf>(prefix: Prefix): IdOf[Prefix] {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(BODY_LENGTH - MOMENT_LENGTH));
  const random = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${prefix}_${nextMoment().toString(36).padStart(MOMENT_LENGTH, '0')}${random}` as IdOf[Prefix];
}

let lastMoment = 0;
/** Milliseconds divided into 1,296 steps: always increasing unless the clock was set back. */
function nextMoment(): number {
  const now = Date.now() * PER_MILLISECOND;
  const turnedBack = now < lastMoment - 1_000 * PER_MILLISECOND;
  lastMoment = turnedBack ? now : Math.max(now, lastMoment + 1);
  return lastMoment;
}
