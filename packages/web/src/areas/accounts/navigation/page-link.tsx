/** A link to a page of the login application. */
import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, type NavigationState, navigate, type Target } from './navigate.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: Target; state?: NavigationState | undefined };

export function PageLink({ to, state, ...others }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    // The browser opens it in another tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, state);
  };
  return <a {...others} href={hrefOf(to)} onClick={follow} />;
}
