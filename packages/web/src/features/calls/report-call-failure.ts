/** Shows why a call could not be started or answered. */
import { messageOf } from '../../shared/http/api-error.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { toast } from '../../shared/toast/toast.ts';

export async function reportCallFailure(error: unknown): Promise<void> {
  try {
    const [{ showCallFailure }] = await Promise.all([import('./show-call-failure.ts'), loadTexts(['calls'])]);
    showCallFailure(error);
  } catch (missing) {
    console.warn('call failed, and its reason can’t be shown', error, missing);
    toast.failure(messageOf(error));
  }
}
