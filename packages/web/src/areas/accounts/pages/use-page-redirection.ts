import { signIn } from '@parrot/contract/accounts';
import { useSearchParams } from 'react-router';

/** Where to go on after the sign-in; what the call would refuse is left out rather than keeping somebody from signing in. */
export function usePageRedirection(): string | undefined {
  const asked = useSearchParams()[0].get('pageRedirection') ?? undefined;
  return signIn.body.shape.pageRedirection.catch(undefined).parse(asked);
}
