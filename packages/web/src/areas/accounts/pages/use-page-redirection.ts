import { signIn } from '@parrot/contract/accounts';
import { useSearchParams } from 'react-router';

/** The page to open after the sign-in; an invalid one is dropped rather than blocking the sign-in. */
export function usePageRedirection(): string | undefined {
  const asked = useSearchParams()[0].get('pageRedirection') ?? undefined;
  return signIn.body.shape.pageRedirection.catch(undefined).parse(asked);
}
