/** A choice between cards, each with a title and a sentence. */
import { useId } from 'react';
import classes from './choice-cards.module.css';

type ChoiceCardsProps = {
  legend: string;
  choices: readonly { id: string; title: string; text: string }[];
  value: string;
  columns?: 1 | 2;
  onChange: (id: string) => void;
};

export function ChoiceCards({ legend, choices, value, columns = 1, onChange }: ChoiceCardsProps) {
  const name = useId();
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.choices} data-columns={columns}>
        {choices.map(({ id, title, text }) => (
          <label key={id} className={classes.choice}>
            <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
            <span className={classes.body}>
              <span className={classes.title}>{title}</span>
              <span className={classes.text}>{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
