import classes from './parrot-mark.module.css';

type ParrotMarkProps = { size?: number; title?: string };

/** The rounded green square with the parrot's head. Decorative unless it is given a title. */
export function ParrotMark({ size = 28, title }: ParrotMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={classes.mark}
    >
      <rect width="28" height="28" rx="7.5" className={classes.ground} />
      <path
        className={classes.head}
        d="M8 23V13a7.6 7.6 0 0 1 7.5-7.7c3.5 0 6.3 2.3 7.2 5.3-2.3.2-4.1 1.8-4.3 3.9H16C16 19.5 12.6 23 8 23Z"
      />
      <path
        className={classes.beak}
        d="M22.7 10.6c1.2 2.4.2 5.3-2 7.3-.1-1.9-.9-3.1-2.3-3.4.2-2.1 2-3.7 4.3-3.9Z"
      />
      <circle cx="15.2" cy="10.4" r="1.6" className={classes.ground} />
    </svg>
  );
}
