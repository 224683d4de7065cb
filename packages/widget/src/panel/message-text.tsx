import { isHttpUrl } from '@parrot/contract/core';
import type { ComponentChildren } from 'preact';
import { textParts } from './text-parts.ts';

/** What somebody wrote: always as text, with addresses that can be followed. */
export const MessageText = ({ text }: { text: string }) => (
  <>
    {textParts(text).map(({ text: part, link }, at) =>
      link ? (
        <SafeLink key={at} href={part}>
          {part}
        </SafeLink>
      ) : (
        part
      ),
    )}
  </>
);

/** Leads to http(s) only, and what it leads to can neither see nor touch the page the widget is on. */
export const SafeLink = (props: { href: string; class?: string; children: ComponentChildren }) =>
  isHttpUrl(props.href) ? (
    <a class={props.class} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
    </a>
  ) : null;
