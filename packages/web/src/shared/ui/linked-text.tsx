/** User text with clickable links. Never anything but text. */
import { textParts } from '@parrot/contract/core';
import { Fragment } from 'react';
import classes from './linked-text.module.css';

export const LinkedText = ({ text }: { text: string }) =>
  textParts(text).map(({ text: part, href }, index) =>
    href === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // The direction of the text around it can't change how a link reads.
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <a key={index} className={classes.link} href={href} dir="ltr" target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
