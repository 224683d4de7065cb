/** Every error a user or client can get: a code, its HTTP status and a message for a toast. */
import * as z from 'zod';
import { REQUIRED } from './rule-messages.ts';

export const ERRORS = {
  bad_input: { status: 400, message: 'Please check the highlighted fields.' },
  hash_mismatch: { status: 400, message: 'The hash header does not match what was sent.' },
  headers_missing: {
    status: 400,
    message:
      'The headers tenant_id, user_id and hash are needed. If a proxy stands in between, let it pass headers with underscores.',
  },
  link_invalid: { status: 400, message: 'This link is not valid any more. Please ask for a new one.' },
  /**
   * The confirmation link was opened in another browser than the one that signed up, so that password may be
   * someone else's.
   */
  password_needed: { status: 409, message: 'Choose a password to confirm your email.' },
  not_an_image: { status: 400, message: 'This is not a picture. Please choose a JPG or PNG file.' },
  file_not_read: { status: 400, message: 'This file could not be read. Please choose another one.' },
  address_not_allowed: {
    status: 400,
    message: 'This address can not be used. Please give a public web address.',
  },
  unauthenticated: { status: 401, message: 'Session Expired! Login to continue' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  email_unverified: { status: 401, message: 'Please verify your email' },
  user_not_found: { status: 401, message: 'User not found' },
  unregistered: { status: 401, message: 'Unregistered user. Please register before sign-in.' },
  member_inactive: { status: 401, message: 'Your account is temporarily inactive.' },
  no_tenant: { status: 401, message: 'Permission Denied' },
  /** For a visitor whose host page must sign an identity. */
  identity_required: { status: 401, message: 'Please sign in on this web site to use the chat.' },
  limit_reached: {
    status: 402,
    message: 'Your plan does not allow more of these. Please upgrade your plan.',
  },
  /** For visitors of a bot whose plan has ended. */
  resting: { status: 402, message: 'This chat is not available right now. Please try again later.' },
  permission_denied: { status: 403, message: 'Permission Denied' },
  not_found: { status: 404, message: 'We could not find that.' },
  /** 404 instead of 403: to that site the bot does not exist. */
  site_not_allowed: { status: 404, message: 'This bot may not be used on this web site.' },
  conflict: { status: 409, message: 'This was changed meanwhile. Please look again.' },
  app_name_taken: { status: 409, message: 'An app with this name already exists.' },
  app_archived: { status: 409, message: 'This app is in the archive. Please take it out first.' },
  not_archived: { status: 409, message: 'Only an archived app can be deleted.' },
  taken_by_other: { status: 409, message: 'Somebody else has this conversation already.' },
  /** For an agent who wants to confirm before exceeding their capacity. */
  at_capacity: { status: 409, message: 'You already have as many conversations as your capacity allows.' },
  conversation_over: { status: 409, message: 'This conversation is closed.' },
  already_member: { status: 409, message: 'This person is a member already.' },
  invitation_used: { status: 409, message: 'This invitation has been accepted already. Please sign in.' },
  other_tenant: { status: 409, message: 'Seems like you have already registered with another tenant.' },
  role_name_taken: { status: 409, message: 'A role with this name already exists.' },
  role_locked: { status: 409, message: 'Built-in roles stay as they are. Make a copy and change that.' },
  role_in_use: { status: 409, message: 'This role is in use.' },
  group_name_taken: { status: 409, message: 'A group with this name already exists.' },
  last_owner: { status: 409, message: 'This is the last owner. Please make somebody else an owner first.' },
  own_rights: {
    status: 409,
    message: 'You would shut yourself out. Please ask somebody else who manages users.',
  },
  not_ready: { status: 409, message: 'This app is not ready to be published yet.' },
  no_flow: { status: 409, message: 'This app has no flow. Please make a FUNCTIONAL or CUSTOM app for one.' },
  no_model: {
    status: 409,
    message: 'No model is connected that this app could use. Please ask an admin to connect one.',
  },
  too_slow: { status: 408, message: 'The connection was too slow. Please try again.' },
  too_large: { status: 413, message: 'That is too large.' },
  too_many: { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  /** The last answer on a connection that kept sending after it was throttled. */
  line_cut: { status: 429, message: 'Too much was sent at once. Please wait a minute.' },
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
function fieldMessage(fields: FieldErrors = {}): string | undefined {
  const [first] = Object.values(fields);
  return first === REQUIRED ? 'Please fill in what is required.' : first;
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
