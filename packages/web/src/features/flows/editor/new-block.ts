/** New blocks: valid by the contract, with default content and a free id. */
import { LIMITS } from '@parrot/contract/core';
import type { Block, BlockId, BlockOf, BlockType, Flow } from '@parrot/contract/flows';
import { NEW_BLOCK_TEXTS } from './new-block-texts.ts';

type Setting = { flow: Pick<Flow, 'language'>; part: string | null };

export function newBlock(type: BlockType, { flow, part }: Setting): Block {
  return { ...MAKERS[type](flow.language), title: '', part } as Block;
}

/** The first free number for this type, as in 'ask-3'. */
export function freeBlockId({ blocks }: Pick<Flow, 'blocks'>, type: BlockType): BlockId {
  return freeId(type, (id) => Object.hasOwn(blocks, id));
}

export function freeId(stem: string, isTaken: (id: string) => boolean): string {
  let number = 1;
  while (isTaken(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

type Bare<Type extends BlockType> = Omit<BlockOf<Type>, 'title' | 'part'>;
type Makers = { [Type in BlockType]: (language: Flow['language']) => Bare<Type> };

const WORKDAY = [{ from: '09:00', until: '17:00' }];
const done = { done: null };

const MAKERS: Makers = {
  start: () => ({ type: 'start', next: done }),
  message: (language) => ({
    type: 'message',
    content: { kind: 'text', words: { [language]: NEW_BLOCK_TEXTS[language].hello } },
    next: done,
  }),
  ask: (language) => ({
    type: 'ask',
    prompt: { [language]: NEW_BLOCK_TEXTS[language].ask },
    answer: { kind: 'text', minLength: 1, maxLength: LIMITS.messageLength },
    into: null,
    retry: {},
    tries: 3,
    canSkip: false,
    next: { done: null, gaveUp: null },
  }),
  buttons: (language) => ({
    type: 'buttons',
    prompt: { [language]: NEW_BLOCK_TEXTS[language].choose },
    buttons: [
      { id: 'yes', label: { [language]: NEW_BLOCK_TEXTS[language].yes }, url: '' },
      { id: 'no', label: { [language]: NEW_BLOCK_TEXTS[language].no }, url: '' },
    ],
    into: null,
    next: { yes: null, no: null, other: null },
  }),
  condition: () => ({
    type: 'condition',
    branches: [
      {
        id: 'branch-1',
        match: 'all',
        comparisons: [{ value: '', operator: 'is', operand: '' }],
        expression: '',
      },
    ],
    next: { 'branch-1': null, otherwise: null },
  }),
  'set-value': () => ({
    type: 'set-value',
    assignments: [{ into: null, from: { kind: 'template', text: '' } }],
    next: done,
  }),
  'call-api': () => ({
    type: 'call-api',
    method: 'GET',
    url: 'https://',
    headers: [],
    body: '',
    timeoutSeconds: 10,
    results: [],
    next: { done: null, failed: null },
  }),
  'answer-from-knowledge': () => ({
    type: 'answer-from-knowledge',
    keepsListening: true,
    question: '{{lastMessage}}',
    botEscalationCount: 3,
    next: { answered: null, unanswered: null },
  }),
  'route-by-intent': () => ({
    type: 'route-by-intent',
    text: '{{lastMessage}}',
    intents: [{ id: 'intent-1', name: '', phrases: [] }],
    next: { 'intent-1': null, otherwise: null },
  }),
  translate: () => ({
    type: 'translate',
    text: '{{lastMessage}}',
    to: 'visitor',
    into: null,
    next: { done: null, failed: null },
  }),
  wait: () => ({ type: 'wait', seconds: 5, next: done }),
  rate: (language) => ({
    type: 'rate',
    prompt: { [language]: NEW_BLOCK_TEXTS[language].rate },
    into: null,
    next: { done: null, skipped: null },
  }),
  'hand-over': () => ({
    type: 'hand-over',
    message: {},
    waitMinutes: 10,
    next: { nobody: null, tooLong: null },
  }),
  'go-to': () => ({ type: 'go-to', next: done }),
  'reusable-part': () => ({ type: 'reusable-part', runs: null, next: done }),
  'business-hours': () => ({
    type: 'business-hours',
    source: 'app',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    days: { mon: WORKDAY, tue: WORKDAY, wed: WORKDAY, thu: WORKDAY, fri: WORKDAY, sat: [], sun: [] },
    closedOn: [],
    next: { open: null, closed: null },
  }),
  end: () => ({ type: 'end', message: {}, next: {} }),
};
