/** What is logged of an error: enough to find the cause, and no user data. */

const MAX_MESSAGE_LENGTH = 300;
const MAX_CAUSE_DEPTH = 4;
/** PostgreSQL's class of data errors, whose messages quote the value. */
const DATA_EXCEPTION = /^22/;

export type ErrorFields = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorFields;
};

type Thrown = {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  constraint?: unknown;
  stack?: unknown;
  cause?: unknown;
};

/** An allowlist, as libraries attach requests, parameters, rows and bodies to their errors. */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: shortened(error) };
  const { name, code, constraint, stack, cause } = error as Thrown;
  const isKnownCode = typeof code === 'string' || typeof code === 'number';
  return {
    type: error.constructor?.name ?? String(name ?? 'Error'),
    message: messageOf(error as Thrown),
    ...(isKnownCode && { code: String(code) }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof stack === 'string' && { stack: framesOf(stack) }),
    ...(cause !== undefined && depth < MAX_CAUSE_DEPTH && { cause: errorFields(cause, depth + 1) }),
  };
}

function messageOf({ message, code }: Thrown): string {
  if (DATA_EXCEPTION.test(String(code))) return 'a value does not fit its column';
  return shortened(message);
}

/** Drizzle appends the parameters in a line of their own, and URLs may carry tokens in the query. */
function shortened(message: unknown): string {
  const [shown = ''] = String(message ?? '').split(/\nparams:/);
  return shown.replace(/\?[^\s"')]+=[^\s"')]*/g, '?…').slice(0, MAX_MESSAGE_LENGTH);
}

/** Without the message, which comes first. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
