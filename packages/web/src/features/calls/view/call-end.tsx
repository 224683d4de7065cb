/** After a call: how it ended, and the agent's rating of it. */
import { Button } from '@mantine/core';
import { saveCallFeedback } from '@parrot/contract/calls';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { formatDuration } from '../../../shared/format/format-duration.ts';
import { call as request } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useCallState } from '../calls-store.ts';
import type { DeskCalls } from '../desk-calls.ts';
import { useEndText } from '../use-end-text.ts';
import classes from './call-end.module.css';
import { StarChoice } from './star-choice.tsx';

export function CallEnd({ calls }: { calls: DeskCalls }) {
  const { t } = useTranslation('calls');
  const call = useCallState((state) => state.call);
  const text = useEndText();
  const { field, textField, ...form } = useForm({
    initial: { stars: 0, text: '' },
    send: async ({ stars, text: comment }) => {
      if (call)
        await request(saveCallFeedback, { body: { callId: call.callId, stars, text: comment.trim() } });
    },
    onSuccess: () => {
      toast.success(t('feedback.done'));
      calls.close();
    },
  });
  if (!call) return null;
  const { stars, text: comment } = form.values;
  const { onSubmit, ...formProps } = form.formProps;
  const seconds =
    call.answeredAt && call.endedAt ? (Date.parse(call.endedAt) - Date.parse(call.answeredAt)) / 1_000 : null;
  const canRate = call.answeredAt !== null && call.status === 'ended';
  const rating = field('stars');
  return (
    <section className={classes.end} aria-label={t('feedback.label')}>
      <p className={classes.text} role="status">
        <b>{text}</b>
        {seconds !== null && <span>{formatDuration(seconds)}</span>}
      </p>
      {canRate ? (
        <form {...formProps} className={classes.form} onSubmit={onSubmit}>
          <StarChoice label={t('feedback.question')} value={stars} onChange={rating.onChange} />
          {stars > 0 && (
            <LimitedTextarea
              {...textField('text')}
              aria-label={t('feedback.comment')}
              placeholder={t('feedback.comment')}
              autosize
              minRows={1}
              maxRows={4}
              limit={LIMITS.ratingComment}
            />
          )}
          <FormMessage form={form} />
          <div className={classes.buttons}>
            <Button variant="default" size="sm" onClick={calls.close}>
              {t('feedback.skip')}
            </Button>
            <Button
              type="submit"
              size="sm"
              loading={form.isPending}
              disabled={stars === 0 || isOverLimit(comment, LIMITS.ratingComment)}
            >
              {t('feedback.send')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="default" size="sm" onClick={calls.close}>
          {t('close', { ns: 'shell' })}
        </Button>
      )}
    </section>
  );
}
