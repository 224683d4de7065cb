/** Shown while a mail link or a provider's reply is being checked. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { AccountsFrame } from '../frame/accounts-frame.tsx';

export function LoadingPage({ page, title }: { page: string; title: string }) {
  return (
    <AccountsFrame page={page} title={title}>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} width="40%" />
    </AccountsFrame>
  );
}
