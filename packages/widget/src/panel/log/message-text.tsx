import { isHttpUrl, textParts } from '@parrot/contract/core';
import type { ComponentChildren } from 'preact';

/** A message text: always as text, with clickable links. */
export const MessageText = ({ text }: { text: string }) => (
  <>
    {textParts(text).map(({ text: part, href }, at) => (href ? <Link key={at} {...{ href, part }} /> : part))}
  </>
);

/** Isolated direction, so that surrounding text can't change how it reads. */
const Link = ({ href, part }: { href: string; part: string }) => (
  <a href={href} dir="ltr" target="_blank" rel="noopener noreferrer">
    {part}
  </a>
);

/** Links to http(s) only; the target can't access the page of the widget. */
export const SafeLink = (props: { href: string; class?: string; children: ComponentChildren }) =>
  isHttpUrl(props.href) ? (
    <a class={props.class} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
    </a>
  ) : null;
