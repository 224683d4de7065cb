/**
 * The store could not do it now: it is unreachable, frozen, out of disk or read-only, or two transactions were in each
 * other's way. The same succeeds later, so clients and workers should repeat it.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store is unavailable', { cause });
    this.name = 'StoreUnavailable';
  }
}

/**
 * SQLSTATE codes: connection lost, out of resources, cancelled, shutting down, I/O error, deadlock, serialization
 * failure, open for too long.
 */
const SQL_STATES = /^(08|53|57P|58)|^(25006|25P03|40001|40P01|55P03|57014)$/;
/** Errno codes of a disk that is full, read-only, failing or out of files. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);
/** Errors of the driver that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

type Failure = { code?: unknown; message?: unknown; severity?: unknown; cause?: unknown };

/** Every error in the cause chain, outermost first. */
function* chainOf(error: unknown): Generator<Failure> {
  for (let each = error, depth = 0; isObject(each) && depth < 6; depth += 1) {
    yield each as Failure;
    each = (each as Failure).cause;
  }
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a file or the store could not be reached or written. `fromStore` includes network failures. */
export function isUnavailable(error: unknown, { fromStore = false } = {}): boolean {
  for (const each of chainOf(error)) {
    if (each instanceof StoreUnavailable || DISK_CODES.has(String(each.code))) return true;
    if (each.severity !== undefined && SQL_STATES.test(String(each.code))) return true;
    if (fromStore && (isNetworkFailure(each) || DRIVER_MESSAGES.test(String(each.message)))) return true;
  }
  return false;
}

const NETWORK_CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET|EAI_)/;
const isNetworkFailure = ({ code }: Failure): boolean => NETWORK_CODES.test(String(code));

/** Whether the answer timed out; the connection must not be used again. */
export function isTimeout(error: unknown): boolean {
  for (const each of chainOf(error)) if (String(each.message) === 'Query read timeout') return true;
  return false;
}
