import { isHttpUrl } from '@parrot/contract/core';
import type { Child } from '../../rendering/element.ts';

/** Links to http(s) only; the target can't access the page of the widget. */
export const SafeLink = (props: { href: string; class?: string; children: Child }) =>
  isHttpUrl(props.href) ? (
    <a class={props.class} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
    </a>
  ) : null;
