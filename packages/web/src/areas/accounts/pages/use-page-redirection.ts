import { signIn } from '@parrot/contract/accounts';
import { useQueryParameters } from '../navigation/navigate.ts';

/** The page to open after the sign-in; an invalid one is dropped rather than blocking the sign-in. */
export function usePageRedirection(): string | undefined {
  const asked = useQueryParameters().get('pageRedirection') ?? undefined;
  return signIn.body.shape.pageRedirection.catch(undefined).parse(asked);
}
