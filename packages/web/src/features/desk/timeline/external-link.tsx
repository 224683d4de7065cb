/** A link that leaves the Desk. */
import { IconExternalLink } from '../../../shared/icons/external-link.ts';
import classes from './message-extras.module.css';

export const OutsideLink = ({ url, label }: { url: string; label: string }) => (
  <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
    <IconExternalLink size={14} stroke={1.75} aria-hidden />
    {label}
  </a>
);
