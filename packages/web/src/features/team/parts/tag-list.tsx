/** A few words side by side, as small tags. */
import classes from './role-tags.module.css';

export const WordTags = ({ words }: { words: readonly string[] }) => (
  <ul className={classes.tags}>
    {words.map((word) => (
      <li key={word} className={classes.tag} title={word}>
        {word}
      </li>
    ))}
  </ul>
);
