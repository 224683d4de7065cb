/** Fills in a chosen response, after asking for the values that the conversation doesn't have. */
import {
  fillResponse,
  missingVariables,
  type PredefinedResponse,
  type VariableValues,
} from '@parrot/contract/responses';
import { useState } from 'react';
import type { Trigger } from '../suggestions/suggestion-trigger.ts';

type ChosenResponse = {
  response: PredefinedResponse;
  /** What it replaces. */
  trigger: Trigger;
  /** Send it, and run its actions, right away. */
  isSent: boolean;
};

export function useInsertResponse(
  values: VariableValues,
  insert: (chosen: ChosenResponse, text: string) => void,
) {
  const [asked, setAsked] = useState<ChosenResponse | null>(null);
  return {
    asked,
    choose(chosen: ChosenResponse): void {
      const { text } = chosen.response;
      if (missingVariables(text, values).length > 0) setAsked(chosen);
      else insert(chosen, fillResponse(text, values));
    },
    answer(given: VariableValues): void {
      if (!asked) return;
      setAsked(null);
      insert(asked, fillResponse(asked.response.text, given));
    },
    cancel: () => setAsked(null),
  };
}
