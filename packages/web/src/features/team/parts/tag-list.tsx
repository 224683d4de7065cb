/** A few words side by side, as small tags. */
import classes from './role-tags.module.css';

export const TagList = ({ words: tags }: { words: readonly string[] }) => (
  <ul className={classes.tags}>
    {tags.map((word) => (
      <li key={word} className={classes.tag} title={word}>
        {word}
      </li>
    ))}
  </ul>
);
