/** Every error a user or client can get: a code, its HTTP status and a message for a toast. */
import * as z from 'zod';
import { REQUIRED } from './rule-messages.ts';

export const ERRORS = {
  bad_input: { status: 400, message: 'Please check the highlighted fields.' },
  hash_mismatch: { status: 400, message: 'The hash header doesn’t match the request body.' },
  headers_missing: {
    status: 400,
    message:
      'The headers tenant_id, user_id and hash are required. If you use a proxy, let it pass headers with underscores.',
  },
  link_invalid: { status: 400, message: 'This link is no longer valid. Please request a new one.' },
  /**
   * The confirmation link was opened in another browser than the one that signed up, so that password may be
   * someone else's.
   */
  password_needed: { status: 409, message: 'Choose a password to confirm your email.' },
  not_an_image: { status: 400, message: 'This file isn’t an image. Choose a JPG or PNG.' },
  file_not_read: { status: 400, message: 'We couldn’t read this file. Choose another one.' },
  address_not_allowed: {
    status: 400,
    message: 'This address isn’t allowed. Use a public web address.',
  },
  unauthenticated: { status: 401, message: 'Session Expired! Login to continue' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  email_unverified: { status: 401, message: 'Please verify your email' },
  user_not_found: { status: 401, message: 'User not found' },
  unregistered: { status: 401, message: 'Unregistered user. Please register before sign-in.' },
  member_inactive: { status: 401, message: 'Your account is temporarily inactive.' },
  no_tenant: { status: 401, message: 'Permission Denied' },
  /** For a visitor whose host page must sign an identity. */
  identity_required: { status: 401, message: 'Please sign in on this website to use the chat.' },
  limit_reached: {
    status: 402,
    message: 'You’ve reached your plan’s limit. Upgrade your plan to add more.',
  },
  /** For visitors of a bot whose plan has ended. */
  resting: { status: 402, message: 'Chat is currently unavailable. Please try again later.' },
  /** For a visitor whom an agent has blocked. */
  blocked: { status: 403, message: 'You can no longer use this chat.' },
  permission_denied: { status: 403, message: 'Permission Denied' },
  not_found: { status: 404, message: 'We couldn’t find that.' },
  /** 404 instead of 403: to that site the bot does not exist. */
  site_not_allowed: { status: 404, message: 'This bot isn’t allowed on this website.' },
  conflict: { status: 409, message: 'Someone else changed this. Review the latest version and try again.' },
  app_name_taken: { status: 409, message: 'An app with this name already exists.' },
  app_archived: { status: 409, message: 'This app is archived. Restore it first.' },
  not_archived: { status: 409, message: 'Archive this app before deleting it.' },
  taken_by_other: { status: 409, message: 'Another agent already has this conversation.' },
  /** For an agent who wants to confirm before exceeding their capacity. */
  at_capacity: { status: 409, message: 'You’ve reached your conversation capacity.' },
  conversation_over: { status: 409, message: 'This conversation is closed.' },
  /** The app allows no calls, or no agent has taken the conversation. */
  call_not_allowed: { status: 409, message: 'Calls aren’t available in this conversation.' },
  /** One side is in another call. */
  call_busy: { status: 409, message: 'The other person is on another call. Please try again later.' },
  call_answered: { status: 409, message: 'This call was answered in another window.' },
  call_over: { status: 409, message: 'This call has ended.' },
  /** Forged, repeated or for another call. */
  signal_refused: { status: 409, message: 'This signal doesn’t belong to the call.' },
  /** Send it again once the other participant is connected. */
  participant_away: { status: 409, message: 'The other person is reconnecting.' },
  already_member: { status: 409, message: 'This person is already a member.' },
  invitation_used: { status: 409, message: 'This invitation was already accepted. Please sign in.' },
  other_tenant: { status: 409, message: 'Seems like you have already registered with another tenant.' },
  role_name_taken: { status: 409, message: 'A role with this name already exists.' },
  role_locked: { status: 409, message: 'Built-in roles can’t be changed. Duplicate one to customize it.' },
  role_in_use: { status: 409, message: 'This role is in use. Give its members another role first.' },
  group_name_taken: { status: 409, message: 'A group with this name already exists.' },
  last_owner: { status: 409, message: 'This is the last owner. Make someone else an owner first.' },
  own_rights: {
    status: 409,
    message: 'You’d lose your own access. Ask another admin to make this change.',
  },
  /** The workspace to switch to asks for more than the user has. */
  second_factor_needed: {
    status: 409,
    message:
      'This workspace requires two-factor authentication. Set it up in your profile under Security first.',
  },
  not_ready: { status: 409, message: 'This app isn’t ready to publish yet.' },
  no_flow: { status: 409, message: 'This app has no flow. Create a FUNCTIONAL or CUSTOM app to use one.' },
  no_model: {
    status: 409,
    message: 'No model is connected for this app. Ask an admin to connect one.',
  },
  too_slow: { status: 408, message: 'The connection was too slow. Please try again.' },
  too_large: { status: 413, message: 'This is too large. Try a smaller file or text.' },
  too_many: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  /** The last answer on a connection that kept sending after it was throttled. */
  line_cut: { status: 429, message: 'You’re sending too fast. Please wait a minute.' },
  internal: { status: 500, message: 'Something went wrong, Please try later' },
  unavailable: {
    status: 503,
    message: 'Sorry we are unable to process your request at this time. Please try again later',
  },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type FieldErrors = Record<string, string>;

type ErrorDetails = { message?: string; fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? fieldMessage(details.fields) ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** Shown where there is no form: the first field's message, which must make sense on its own. */
export function fieldMessage(fields: FieldErrors = {}): string | undefined {
  const [first] = Object.values(fields);
  return first === REQUIRED ? 'Please fill in the required fields.' : first;
}

/** Rejects one field of the input. */
export const badField = (field: string, message: string): AppError =>
  new AppError('bad_input', { fields: { [field]: message } });

export const errorReply = z.object({
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
