/**
 * A lightweight button for pages outside the application: a link with an address, or a button with an action.
 */
import type { ReactNode } from 'react';
import classes from './link-button.module.css';

type Appearance = { variant?: 'primary' | 'secondary'; size?: 'page' | 'landing'; children: ReactNode };
type LinkButtonProps = Appearance &
  ({ href: string; onClick?: never } | { href?: never; onClick: () => void });

export function LinkButton({ variant = 'primary', size = 'page', href, onClick, children }: LinkButtonProps) {
  const shared = { className: classes.button, 'data-variant': variant, 'data-size': size };
  return href === undefined ? (
    <button type="button" onClick={onClick} {...shared}>
      {children}
    </button>
  ) : (
    <a href={href} {...shared}>
      {children}
    </a>
  );
}
