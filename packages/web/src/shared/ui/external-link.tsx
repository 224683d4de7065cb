/** A link to another site, in a new tab. */
import { IconExternalLink } from '../icons/external-link.ts';
import classes from './external-link.module.css';

export const ExternalLink = ({ url, label }: { url: string; label: string }) => (
  <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
    <IconExternalLink size={14} stroke={1.75} aria-hidden />
    {label}
  </a>
);
