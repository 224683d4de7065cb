import { verifyEmail } from '@parrot/contract/accounts';
import { useQueryParameters } from '../navigation/navigate.ts';

/** The token of a mail link; undefined if the link is truncated, which needs no request. */
export function useLinkToken(): string | undefined {
  const token = useQueryParameters().get('token');
  return verifyEmail.body.safeParse({ token }).data?.token;
}
