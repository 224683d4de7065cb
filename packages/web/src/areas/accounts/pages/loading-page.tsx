/** Shown while a link of a mail or a provider's answer is looked at; there is nothing to do but to wait a moment. */
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
