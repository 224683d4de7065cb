/** Shows the reason of a failure to start or answer a call. Loaded with the first one, with the texts of calls. */
import { CallMediaError } from '@parrot/call-client';
import { messageOf } from '../../shared/http/api-error.ts';
import { texts } from '../../shared/i18n/i18n.ts';
import { toast } from '../../shared/toast/toast.ts';

export function showCallFailure(error: unknown): void {
  const failure = error instanceof CallMediaError ? error.failure : null;
  if (!failure) console.warn('call failed', error);
  toast.failure(failure ? texts.t(`calls:failure.${failure.of}.${failure.code}`) : messageOf(error), {
    autoClose: 8_000,
  });
}
