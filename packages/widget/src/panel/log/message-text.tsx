import { isHttpUrl, textParts } from '@parrot/contract/core';
import type { ComponentChildren } from 'preact';

/** What somebody wrote: always as text, with links that can be followed. */
export const MessageText = ({ text }: { text: string }) => (
  <>
    {textParts(text).map(({ text: part, href }, at) => (href ? <Link key={at} {...{ href, part }} /> : part))}
  </>
);

/** Of a direction of its own, so that the text around it can't change how it reads. */
const Link = ({ href, part }: { href: string; part: string }) => (
  <a href={href} dir="ltr" target="_blank" rel="noopener noreferrer">
    {part}
  </a>
);

/** Leads to http(s) only, and what it leads to can neither see nor touch the page the widget is on. */
export const SafeLink = (props: { href: string; class?: string; children: ComponentChildren }) =>
  isHttpUrl(props.href) ? (
    <a class={props.class} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
    </a>
  ) : null;
