/** A link to another page of the login application that keeps the target application and redirect. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { NavigationState } from './navigation-state.ts';

const CARRIED_PARAMETERS = ['appName', 'channelName', 'verifyUser', 'pageRedirection'];

type StepLinkProps = { to: string; state?: NavigationState; children: ReactNode };

export function StepLink({ to, state, children }: StepLinkProps) {
  const [query] = useSearchParams();
  const search = new URLSearchParams([...query].filter(([name]) => CARRIED_PARAMETERS.includes(name)));
  return (
    <Anchor component={Link} to={{ pathname: to, search: search.toString() }} state={state} inherit>
      {children}
    </Anchor>
  );
}
