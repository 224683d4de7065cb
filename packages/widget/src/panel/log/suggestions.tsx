import { openExpectation } from '../composer/open-question.ts';
import type { View } from '../view.ts';
import { openSuggestions } from './log-items.ts';

/** Suggestions: pressing one sends it as a message. */
export const Suggestions = ({ thread, appearance, landing, enter, conversation }: View) => (
  <div class={appearance.suggestiveMenuBtn === 'List' ? 'pills list' : 'pills'}>
    {(openExpectation(thread) === 'choices' ? [] : openSuggestions(thread)).map((suggestion) => (
      <button
        type="button"
        key={suggestion}
        onClick={() => {
          conversation.write(suggestion);
          if (landing) enter();
        }}
      >
        {suggestion}
      </button>
    ))}
  </div>
);
