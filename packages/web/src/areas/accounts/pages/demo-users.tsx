/** Sign-in as a user of the demo with one click, where the demo is there. */
import { type DemoUser, signIn } from '@parrot/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { IconChevronRight } from '../../../shared/icons/chevron-right.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import { useRetryCountdown } from '../form/use-retry-countdown.ts';
import { callAccounts } from '../http/call-accounts.ts';
import { useSignInOptions } from '../http/sign-in-options.ts';
import classes from './demo-users.module.css';

export function DemoUsers({ pageRedirection }: { pageRedirection: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { demoUsers } = useSignInOptions();
  const enter = useMutation({
    mutationFn: ({ emailId, password }: DemoUser) =>
      callAccounts(signIn, { body: { emailId, password, pageRedirection } }),
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  const wait = useRetryCountdown(enter.error);
  const isBusy = enter.isPending || enter.isSuccess || (wait ?? 0) > 0;
  if (demoUsers.length === 0) return null;
  return (
    <section className={classes.demo} aria-label={t('signIn.demo.title')}>
      <h2 className={classes.title}>{t('signIn.demo.title')}</h2>
      {enter.error && <FailureNotice failure={enter.error} wait={wait} />}
      <ul className={classes.users}>
        {demoUsers.map((user) => (
          <li key={user.emailId}>
            <button
              type="button"
              className={classes.user}
              disabled={isBusy}
              data-chosen={isBusy && enter.variables?.emailId === user.emailId}
              onClick={() => enter.mutate(user)}
            >
              <UserAvatar id={user.emailId} name={user.name} size="row" />
              <span className={classes.names}>
                <span className={classes.name}>{user.name}</span>
                <span className={classes.role}>{t(`signIn.demo.roles.${user.role}`)}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} className={classes.arrow} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
