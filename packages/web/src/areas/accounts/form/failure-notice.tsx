/** The server's message; below it how long to wait, or a next step. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { Notice } from '../frame/notice.tsx';

type FailureNoticeProps = {
  failure: Error | null;
  /** The form's own message, if it is more specific than the failure. */
  message?: string | undefined;
  wait: number | undefined;
  nextStep?: ReactNode;
};

export function FailureNotice({ failure, message, wait, nextStep }: FailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert" title={message ?? messageOf(failure)}>
      {wait === undefined ? nextStep : <WaitText seconds={wait} />}
    </Notice>
  );
}

const LONG = 120;

function WaitText({ seconds }: { seconds: number }) {
  const { t } = useTranslation('accounts');
  if (seconds === 0) return t('wait.over');
  // A count that changes each second would be read out each second.
  return (
    <span role="timer" aria-live="off">
      {seconds > LONG
        ? t('wait.minutes', { count: Math.ceil(seconds / 60) })
        : t('wait.seconds', { count: seconds })}
    </span>
  );
}
