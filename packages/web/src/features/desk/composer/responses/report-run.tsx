/** Tells the agent which actions of a response failed and why, and offers to undo what can be undone. */
import { messageOf } from '../../../../shared/http/api-error.ts';
import { loadTexts, texts } from '../../../../shared/i18n/i18n.ts';
import { translated } from '../../../../shared/i18n/translated.ts';
import { actionText } from '../../../../shared/responses/action-text.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { toastWithUndo } from '../../../../shared/toast/toast-with-undo.tsx';
import type { PlannedAction } from './planned-actions.ts';

export type FailedAction = { action: PlannedAction; reason: string };

export async function reportRun(
  planned: readonly PlannedAction[],
  failed: readonly FailedAction[],
  reopen: () => Promise<unknown>,
): Promise<void> {
  await loadTexts(['response-parts', 'desk']);
  if (failed.length > 0)
    toast.failure(
      failed.map(({ action, reason }) => (
        <p key={actionText(action)}>
          {texts.t('response-parts:failed', { action: actionText(action), reason: translated(reason) })}
        </p>
      )),
      { title: texts.t('response-parts:failedTitle', { count: failed.length }), autoClose: false },
    );
  const done = planned.filter((action) => !failed.some((failure) => failure.action === action));
  if (done.some(({ action }) => action.kind === 'close'))
    toastWithUndo(texts.t('desk:conversation.closed'), () => {
      reopen().then(
        () => toast.success(texts.t('desk:conversation.reopened')),
        (error: unknown) => toast.failure(messageOf(error)),
      );
    });
  else if (failed.length < planned.length)
    toast.success(texts.t('response-parts:done', { actions: done.map(actionText).join(', ') }));
}
