/** A text with its `{{values}}` rendered as tokens. */
import classes from './values.module.css';

export function TextWithValues({ text }: { text: string }) {
  return text.split(/(\{\{[^{}]*\}\})/).map((piece, at) =>
    piece.startsWith('{{') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place.
      <span key={at} className={classes.token}>
        {piece.slice(2, -2).trim()}
      </span>
    ) : (
      piece
    ),
  );
}
