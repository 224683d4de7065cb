/** A link that leaves the Desk. */

import classes from '../../features/desk/timeline/message-extras.module.css';
import { IconExternalLink } from '../icons/external-link.ts';

export const OutsideLink = ({ url, label }: { url: string; label: string }) => (
  <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
    <IconExternalLink size={14} stroke={1.75} aria-hidden />
    {label}
  </a>
);
