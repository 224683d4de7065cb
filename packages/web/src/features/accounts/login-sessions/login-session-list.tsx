/** All login sessions of the user; any but the current one can be ended. */
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './login-session-list.module.css';
import { LoginSessionRow } from './login-session-row.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useEndLoginSessions, useLoginSessions } from './use-login-sessions.ts';

export function LoginSessionList() {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  const { data: logins, error, isError, refetch } = useLoginSessions();
  const end = useEndLoginSessions();
  if (isError && !logins) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!logins)
    return <Skeleton h={144} radius="md" role="status" aria-label={t('loading', { ns: 'shell' })} />;

  const others = logins.filter(({ isCurrent }) => !isCurrent);
  const endAll = () =>
    end.mutate('others', {
      onSuccess: () => {
        setAsking(false);
        toast.success(t('security.sessions.endedAll'));
      },
    });
  return (
    <>
      <ul className={classes.list}>
        {logins.map((login) => (
          <LoginSessionRow
            key={login.sessionId}
            login={login}
            isEnding={end.isPending && end.variables === login.sessionId}
            onEnd={() =>
              end.mutate(login.sessionId, { onSuccess: () => toast.success(t('security.sessions.ended')) })
            }
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={classes.alone}>{t('security.sessions.alone')}</p>
      ) : (
        <Button variant="default" className={classes.all} onClick={() => setAsking(true)}>
          {t('security.sessions.endAll')}
        </Button>
      )}
      <SignOutDialog
        opened={asking}
        count={others.length}
        isPending={end.isPending && end.variables === 'others'}
        onConfirm={endAll}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
