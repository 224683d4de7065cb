/** An error reply of the server, with its Retry-After. */
import { ApiError } from '../../../shared/http/api-error.ts';

export class AccountsError extends ApiError {
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, fields }: ApiError, retryAfter: string | null) {
    super(status, code, message, fields);
    const seconds = Number(retryAfter);
    this.retryAfterSeconds = seconds > 0 ? Math.ceil(seconds) : undefined;
  }
}
