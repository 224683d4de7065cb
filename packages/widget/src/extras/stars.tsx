import { Icon } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';
import type { Child } from '../rendering/element.ts';
import { showAll } from './show-all.ts';

const STAR = 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z';

type StarsProps = View & {
  legend: string;
  /** The bot has asked in its own text, right above. */
  asked?: boolean;
  children?: Child;
  give: (stars: number, comment: string) => void;
};

/** One to five stars as radio buttons; the send button appears with the choice. */
export const Stars = ({ texts, legend, asked, children, give }: StarsProps) => (
  <form
    class="ask"
    onChange={showAll}
    onSubmit={(event) => {
      event.preventDefault();
      const given = new FormData(event.currentTarget);
      give(Number(given.get('stars')), String(given.get('comment') ?? '').trim());
    }}
  >
    <fieldset>
      <legend class={asked ? 'unseen' : ''}>{legend}</legend>
      <div class="stars">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="stars"
              value={count}
              required
              aria-label={texts.stars.replace('{count}', `${count}`)}
            />
            <Icon path={STAR} />
          </label>
        ))}
      </div>
    </fieldset>
    <div class="chosen">
      {children}
      <button type="submit" class="start">
        {texts.send}
      </button>
    </div>
  </form>
);
