/** A link to another page of the login application that keeps the target application and redirect. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { type NavigationState, useQueryParameters } from './navigate.ts';
import { PageLink } from './page-link.tsx';

const CARRIED_PARAMETERS = ['appName', 'channelName', 'verifyUser', 'pageRedirection'];

type StepLinkProps = { to: string; state?: NavigationState; children: ReactNode };

export function StepLink({ to, state, children }: StepLinkProps) {
  const query = useQueryParameters();
  const search = new URLSearchParams([...query].filter(([name]) => CARRIED_PARAMETERS.includes(name)));
  return (
    <Anchor component={PageLink} to={{ pathname: to, search: search.toString() }} state={state} inherit>
      {children}
    </Anchor>
  );
}
