import type { LIMITS } from '@parrot/contract/core';
import { openExpectation } from '../panel/composer/open-question.ts';
import { openSuggestions } from '../panel/log/log-items.ts';
import type { View } from '../panel/view.ts';
import { showAll } from './show-all.ts';
import { showOverLimit } from './show-over-limit.ts';
import { Stars } from './stars.tsx';

const LONGEST: (typeof LIMITS)['ratingComment'] = 1_000;

/** The question below the last message: of the bot, or about an ended session. */
export function Question(view: View) {
  const { thread, texts, conversation } = view;
  const expects = openExpectation(thread);
  if (expects === 'choices') return <Choices {...view} />;
  if (expects === 'rating')
    return (
      <Stars
        {...view}
        legend={thread.messages.at(-1)?.value ?? ''}
        asked
        give={(stars) => conversation.write(`${stars}`)}
      />
    );
  if (thread.session?.rating) return <div class="event">{texts.thanks}</div>;
  return (
    <Stars {...view} legend={texts.rate} give={conversation.rate}>
      <textarea
        name="comment"
        rows={2}
        dir="auto"
        onInput={({ currentTarget }) => showOverLimit(currentTarget, LONGEST, view)}
        aria-label={texts.comment}
        placeholder={texts.comment}
      />
      <output class="note bad over" />
    </Stars>
  );
}

/** Several of the bot's suggestions, sent as one message. */
const Choices = ({ thread, texts, conversation }: View) => (
  <form
    class="ask"
    onChange={showAll}
    onSubmit={(event) => {
      event.preventDefault();
      const chosen = new FormData(event.currentTarget).getAll('choice');
      if (chosen.length) conversation.write(chosen.join(', '));
    }}
  >
    {openSuggestions(thread).map((choice) => (
      <label key={choice} class="choice">
        <input type="checkbox" name="choice" value={choice} />
        {choice}
      </label>
    ))}
    <div class="chosen">
      <button type="submit" class="start">
        {texts.send}
      </button>
    </div>
  </form>
);
