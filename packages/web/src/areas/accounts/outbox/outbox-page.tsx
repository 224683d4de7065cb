/** The mail that this installation stored instead of sending: a list, and one mail to read. */
import { Button, Skeleton, Stack } from '@mantine/core';
import { listOutboxMail } from '@parrot/contract/installation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/http/api-error.ts';
import { IconMailbox } from '../../../shared/icons/mailbox.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { callAccounts } from '../http/call-accounts.ts';
import { signInOptionsQuery } from '../http/sign-in-options.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { MailPanes } from './mail-panes.tsx';
import { OutboxFrame } from './outbox-frame.tsx';

export function OutboxPage() {
  const { t } = useTranslation('accounts');
  const options = useQuery(signInOptionsQuery);
  const mail = useQuery({
    queryKey: [listOutboxMail.name],
    queryFn: ({ signal }) => callAccounts(listOutboxMail, { signal }),
    enabled: options.data?.keepsMail === true,
  });
  if (options.data?.keepsMail === false || isNotFound(mail.error)) return <NotFoundPage />;

  const failed = options.error ? options : mail;
  const items = mail.data?.items;
  return (
    <OutboxFrame
      action={
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          loading={mail.isFetching}
          onClick={() => mail.refetch()}
        >
          {t('outbox.refresh')}
        </Button>
      }
    >
      {!items && !failed.error && <LoadingMail />}
      {failed.error && <LoadFailure error={failed.error} onRetry={() => failed.refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          icon={<IconMailbox size={28} stroke={1.75} />}
          title={t('outbox.empty')}
          text={t('outbox.emptyText')}
        />
      )}
      {items && items.length > 0 && <MailPanes items={items} />}
    </OutboxFrame>
  );
}

const LoadingMail = () => (
  <Stack p="md" aria-busy>
    <Skeleton height={44} width={288} />
    <Skeleton height={44} width={288} />
    <Skeleton height={44} width={288} />
  </Stack>
);

/** The server shows the outbox only to local users. */
const isNotFound = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;
