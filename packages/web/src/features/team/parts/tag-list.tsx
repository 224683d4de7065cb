/** Short texts as small tags. */
import classes from './role-tags.module.css';

export const TagList = ({ tags }: { tags: readonly string[] }) => (
  <ul className={classes.tags}>
    {tags.map((tag) => (
      <li key={tag} className={classes.tag} title={tag}>
        {tag}
      </li>
    ))}
  </ul>
);
