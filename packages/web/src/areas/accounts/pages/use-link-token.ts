import { verifyEmail } from '@parrot/contract/accounts';
import { useSearchParams } from 'react-router';

/** The token of a mail link; undefined if the link is truncated, which needs no request. */
export function useLinkToken(): string | undefined {
  const token = useSearchParams()[0].get('token');
  return verifyEmail.body.safeParse({ token }).data?.token;
}
