/** Maps provider errors to our own problems. */
import type { ModelProblem } from '@parrot/contract/models';
import { OutboundError, type OutboundProblem } from '../../../platform/index.ts';
import { ModelError } from '../model.ts';

const OUTBOUND: Record<OutboundProblem, ModelProblem> = {
  notAllowed: 'notAllowed',
  notReachable: 'notReachable',
  timedOut: 'timedOut',
  tooLarge: 'notUnderstood',
  tooManyRedirects: 'notReachable',
};

export async function modelErrorOf(error: unknown, signal: AbortSignal): Promise<ModelError> {
  if (error instanceof ModelError) return error;
  if (signal.aborted) return new ModelError(isTimeout(signal.reason) ? 'timedOut' : 'cancelled', error);
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutboundError) return new ModelError(OUTBOUND[cause.problem], error);
  const { APICallError } = await import('ai');
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  return new ModelError(byStatus(status), error);
}

const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** A status of 200 without an answer, or no status, is 'not understood'. */
function byStatus(status: number | undefined): ModelProblem {
  if (status === 401 || status === 403) return 'refused';
  if (status === 402 || status === 429) return 'overLimit';
  if (status === 408) return 'timedOut';
  return status !== undefined && status >= 500 ? 'notReachable' : 'notUnderstood';
}
