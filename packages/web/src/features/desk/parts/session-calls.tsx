/** The calls of a session with both ratings, for its ticket. */
import type { CallEntry } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { IconPhone } from '../../../shared/icons/phone.ts';
import { IconPhoneOff } from '../../../shared/icons/phone-off.ts';
import { IconVideo } from '../../../shared/icons/video.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { RatingStars } from './rating-stars.tsx';
import classes from './session-calls.module.css';
import { useCallText, wasAnswered } from './use-call-text.ts';

export function SessionCalls({ userSessionId }: { userSessionId: UserSessionId }) {
  const { t } = useTranslation('calls');
  const messages = useDeskStore(({ thread }) => thread?.messages);
  const textOf = useCallText();
  const calls = (messages ?? []).flatMap((message) =>
    message.userSessionId === userSessionId && message.call ? [message.call] : [],
  );
  if (calls.length === 0) return null;
  return (
    <ul className={classes.calls} aria-label={t('ofTicket')}>
      {calls.map((call) => {
        const Icon = iconOf(call);
        return (
          <li key={call.callId}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <span>
              <b>{t(`kind.${call.kind}`)}</b> {textOf(call)}
              {(['visitor', 'agent'] as const).map((of) => {
                const feedback = call[`${of}Feedback`];
                return (
                  feedback && (
                    <span key={of} className={classes.feedback}>
                      {t(`ratedBy.${of}`)} <RatingStars stars={feedback.stars} />
                    </span>
                  )
                );
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const iconOf = (call: CallEntry) =>
  wasAnswered(call) ? (call.kind === 'video' ? IconVideo : IconPhone) : IconPhoneOff;
