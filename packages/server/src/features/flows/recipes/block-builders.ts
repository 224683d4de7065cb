/** Builders for blocks, so that a recipe reads like the conversation it defines. */
import type { LanguageCode } from '@parrot/contract/core';
import type {
  Answer,
  Block,
  BlockOf,
  Intent,
  LocalizedText,
  ReusablePart,
  ValueDefinition,
} from '@parrot/contract/flows';

import { recipeText } from './recipe-texts.ts';

export type RecipeBlocks = {
  blocks: Record<string, Block>;
  values: ValueDefinition[];
  parts?: ReusablePart[];
};
export type BlockBuilders = ReturnType<typeof blockBuilders>;

type To = string | null;
type AskOutputs = { done: To; gaveUp: To };
type AskMore = Partial<Pick<BlockOf<'ask'>, 'tries' | 'canSkip'>> & { retry?: string };

const common = { title: '', part: null };
const TRIES = 3;

export function blockBuilders(language: LanguageCode) {
  const inLanguage = (text: string): string => recipeText(language, text);
  const localized = (text: string): LocalizedText => (text === '' ? {} : { [language]: inLanguage(text) });
  const ask = (
    prompt: string,
    answer: Answer,
    into: string,
    next: AskOutputs,
    more: AskMore = {},
  ): Block => ({
    type: 'ask',
    ...common,
    prompt: localized(prompt),
    answer,
    into,
    retry: localized(more.retry ?? ''),
    tries: more.tries ?? TRIES,
    canSkip: more.canSkip ?? false,
    next,
  });

  return {
    ask,
    start: (done: To): Block => ({ type: 'start', ...common, next: { done } }),
    message: (text: string, done: To): Block => ({
      type: 'message',
      ...common,
      content: { kind: 'text', words: localized(text) },
      next: { done },
    }),
    choose: (
      prompt: string,
      options: Record<string, string>,
      into: string,
      next: AskOutputs,
      more: AskMore & { several?: boolean } = {},
    ): Block => {
      const labels = Object.entries(options).map(([id, label]) => ({ id, label: localized(label) }));
      return ask(
        prompt,
        { kind: 'choice', options: labels, several: more.several ?? false },
        into,
        next,
        more,
      );
    },
    /** Each button with its label and its target; without `other`, the bot asks to choose. */
    buttons: (
      prompt: string,
      buttons: Record<string, [label: string, to: To]>,
      { other = null, into = null }: { other?: To; into?: string | null } = {},
    ): Block => ({
      type: 'buttons',
      ...common,
      prompt: localized(prompt),
      buttons: Object.entries(buttons).map(([id, [label]]) => ({ id, label: localized(label), url: '' })),
      into,
      next: { ...Object.fromEntries(Object.entries(buttons).map(([id, [, to]]) => [id, to])), other },
    }),
    /** Each branch with its expression and its target. */
    when: (branches: Record<string, [name: string, expression: string, to: To]>, otherwise: To): Block => ({
      type: 'condition',
      ...common,
      branches: Object.entries(branches).map(([id, [name, expression]]) => ({
        id,
        name: inLanguage(name),
        match: 'all',
        comparisons: [],
        expression,
      })),
      next: { ...Object.fromEntries(Object.entries(branches).map(([id, [, , to]]) => [id, to])), otherwise },
    }),
    part: (id: string, name: string, start: string): ReusablePart => ({ id, name: inLanguage(name), start }),
    /** Sets a value to a text, or to another value such as `{{today}}`. */
    set: (into: string, text: string, done: To): Block => ({
      type: 'set-value',
      ...common,
      assignments: [
        { into, from: { kind: 'template', text: text.startsWith('{{') ? text : inLanguage(text) } },
      ],
      next: { done },
    }),
    request: (
      api: Pick<BlockOf<'call-api'>, 'method' | 'url' | 'results'> & { body?: string },
      next: { done: To; failed: To },
    ): Block => ({ type: 'call-api', ...common, headers: [], body: '', timeoutSeconds: 10, ...api, next }),
    rate: (prompt: string, into: string, next: { done: To; skipped: To }): Block => ({
      type: 'rate',
      ...common,
      prompt: localized(prompt),
      into,
      next,
    }),
    answers: (
      how: Pick<BlockOf<'answer-from-knowledge'>, 'keepsListening'>,
      next: { answered: To; unanswered: To },
    ): Block => ({
      type: 'answer-from-knowledge',
      ...common,
      ...how,
      question: '',
      botEscalationCount: 3,
      next,
    }),
    route: (
      text: string,
      intents: Record<string, [name: string, phrases: string[], to: To]>,
      otherwise: To,
    ): Block => ({
      type: 'route-by-intent',
      ...common,
      text,
      intents: Object.entries(intents).map(
        ([id, [name, phrases]]): Intent => ({
          id,
          name: inLanguage(name),
          phrases: phrases.map(inLanguage),
        }),
      ),
      next: { ...Object.fromEntries(Object.entries(intents).map(([id, [, , to]]) => [id, to])), otherwise },
    }),
    /** Monday to Friday, nine to five. */
    officeHours: (next: { open: To; closed: To }): Block => {
      const day = [{ from: '09:00', until: '17:00' }];
      return {
        type: 'business-hours',
        ...common,
        timeZone: 'UTC',
        days: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
        closedOn: [],
        next,
      };
    },
    handOver: (text: string, next: { nobody: To; tooLong: To }): Block => ({
      type: 'hand-over',
      ...common,
      message: localized(text),
      waitMinutes: 10,
      next,
    }),
    runs: (part: string, done: To): Block => ({
      type: 'reusable-part',
      ...common,
      runs: part,
      next: { done },
    }),
    end: (text: string): Block => ({ type: 'end', ...common, message: localized(text), next: {} }),
  };
}

/** The same blocks, assigned to a reusable part. */
export const partOf = (part: string, blocks: Record<string, Block>): Record<string, Block> =>
  Object.fromEntries(Object.entries(blocks).map(([id, block]) => [id, { ...block, part }]));

export const value = (
  name: string,
  type: ValueDefinition['type'] = 'text',
  scope: ValueDefinition['scope'] = 'conversation',
  initial: ValueDefinition['initial'] = null,
): ValueDefinition => ({ name, type, scope, initial });

export const TEXT = (minLength: number, maxLength: number): Answer => ({
  kind: 'text',
  minLength,
  maxLength,
});
