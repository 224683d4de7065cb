/** The apps page with lists that a test provides. */
import {
  type App,
  archivedApps,
  checkDuplicateApp,
  defaultSettings,
  listApps,
  moduleData,
  type SampleApp,
  sampleApps,
  sharedApps,
} from '@parrot/contract/apps';
import type { Rights } from '@parrot/contract/core';
import { FLOW_VERSION, type Flow, listRecipes, type Recipe, recipeDetails } from '@parrot/contract/flows';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { press } from '../../../testing/press.ts';
import { openPage, pageFrom } from '../studio.fixture.tsx';
import AppsPage from './apps-page.tsx';

// jsdom has no layout. This size lets long lists render what is on screen, and popovers stay visible.
Object.defineProperty(document.documentElement, 'clientHeight', { value: 900 });
Object.defineProperty(document.documentElement, 'clientWidth', { value: 1_200 });
Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ x: 10, y: 10, width: 10, height: 10 });

type Lists = { mine?: App[]; shared?: App[]; archived?: App[]; samples?: SampleApp[] };
type Opening = Lists & { at?: string; rights?: Rights };

export const aSample = (change: Partial<SampleApp> = {}): SampleApp => ({
  sampleId: 'hotel',
  appName: 'Hotel reception',
  description: 'Answers guests day and night.',
  appType: 'Q&A',
  language: 'en',
  faqs: [
    { topic: 'Stay', questions: ['When is check-in?', 'How early can I come?'], answer: 'From three.' },
    { topic: 'Breakfast', questions: ['When is breakfast?'], answer: 'From seven to ten.' },
  ],
  ...change,
});

const aRecipe = (recipeId: string, title: string, leftToDo: string[]): Recipe => ({
  recipeId,
  title,
  description: `What ${title} does.`,
  appType: 'FUNCTIONAL',
  blockCount: 9,
  faqCount: 0,
  leftToDo,
});
const RECIPES = [
  aRecipe('faq-hand-over', 'Answers with handover', []),
  aRecipe('order-status', 'Order status', ['Set the address of your order system.']),
];
const NO_FLOW: Flow = {
  version: FLOW_VERSION,
  language: 'en',
  start: 'start',
  blocks: { start: { type: 'start', title: '', part: null, next: { done: null } } },
  parts: [],
  values: [],
  texts: {},
  places: {},
  notes: [],
};

/** The server returns what a test puts into `lists`. */
export async function openApps({ at, rights, ...given }: Opening = {}) {
  const lists: Required<Lists> = { mine: [], shared: [], archived: [], samples: [], ...given };
  const counted = <Item,>(list: () => readonly Item[]) => {
    return (request: Parameters<ReturnType<typeof pageFrom>>[0]) => ({
      ...pageFrom(list())(request),
      counts: {
        mine: lists.mine.length,
        shared: lists.shared.length,
        sample: lists.samples.length,
        archived: lists.archived.length,
      },
    });
  };
  const opened = await openPage(<AppsPage />, {
    at: at ?? '/home/studio/apps',
    ...(rights && { rights }),
    prepare: (server) => {
      server.answer(
        listApps,
        counted(() => lists.mine),
      );
      server.answer(
        sharedApps,
        counted(() => lists.shared),
      );
      server.answer(
        archivedApps,
        counted(() => lists.archived),
      );
      server.answer(
        sampleApps,
        counted(() => lists.samples),
      );
      server.answer(moduleData, { status: 'success', settings: defaultSettings('Bot') });
      server.answer(listRecipes, { status: 'success', items: RECIPES });
      server.answer(recipeDetails, ({ body }) => {
        const recipe = RECIPES.find(({ recipeId }) => recipeId === body?.recipeId);
        if (!recipe) throw new Error('no such recipe');
        const example = [
          { by: 'bot' as const, text: `${recipe.title} says hello.` },
          { by: 'visitor' as const, text: 'Where is it?' },
        ];
        return { status: 'success' as const, recipe, flow: NO_FLOW, faqs: [], example };
      });
      server.answer(checkDuplicateApp, ({ body }) => ({
        status: 'success' as const,
        duplicate: lists.mine.some(({ appName }) => appName === body?.appName),
      }));
    },
  });
  return { ...opened, lists };
}

export async function chooseAct(user: UserEvent, app: App, act: string) {
  await screen.findByText(app.appName);
  await press(user, `Actions for ${app.appName}`);
  await user.click(await screen.findByRole('menuitem', { name: act }));
}
