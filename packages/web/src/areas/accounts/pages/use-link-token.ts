import { verifyEmail } from '@parrot/contract/accounts';
import { useSearchParams } from 'react-router';

/** The token of the mail's link; undefined where the link was cut or mistyped, which needs no question to the server. */
export function useLinkToken(): string | undefined {
  const token = useSearchParams()[0].get('token');
  return verifyEmail.body.safeParse({ token }).data?.token;
}
