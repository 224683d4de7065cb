/** Apps and FAQs for tests of the studio's pages, and a page opened with given rights. */
import type { App } from '@parrot/contract/apps';
import { newId, type ReplyOf, type Rights } from '@parrot/contract/core';
import {
  FAQ_CATEGORY,
  type ListedFaq,
  listChangedSources,
  listUpkeep,
  understanding,
} from '@parrot/contract/knowledge';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { queryClient } from '../../shared/query/query-client.ts';
import { rolesQuery } from '../../shared/session/session-queries.ts';
import { renderPage } from '../../testing/render.tsx';
import { startServer, type TestServer } from '../../testing/server.ts';
import { MAYA, rightsOf, signIn } from '../../testing/users.ts';

export const anApp = (change: Partial<App> = {}): App => ({
  appId: newId('app'),
  parrotId: newId('prt'),
  appName: 'StoreAssist',
  description: '',
  appType: 'Q&A',
  status: 'published',
  language: 'en',
  languageList: [],
  avatarUrl: '',
  faqCount: 12,
  sourceCount: 0,
  conversationsToday: 1_243,
  answeredShare: 86,
  createdBy: { userId: MAYA.userId, userName: MAYA.name },
  isMine: true,
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: 'Maya Lindqvist',
  publishedAt: '2026-03-01T10:00:00.000Z',
  hasUnpublishedChanges: false,
  archivedAt: null,
  ...change,
});

export const aFaq = ({ faqId = newId('faq'), ...change }: Partial<ListedFaq> = {}): ListedFaq => ({
  faqId,
  groupId: faqId,
  languageCode: 'en',
  dataset: '',
  state: 'draft',
  languages: [{ languageCode: change.languageCode ?? 'en', faqId, state: 'draft' }],
  domain: '',
  topic: '',
  subtopicLevel1: '',
  subtopicLevel2: '',
  category: FAQ_CATEGORY,
  uniqueTag: '',
  question: ['When are you open?'],
  loginQuestion: 'When are you open?',
  answer: 'From nine to five.',
  task: '',
  tags: '',
  link: '',
  imageLink: '',
  imageType: '',
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: 'Maya Lindqvist',
  asked: 0,
  ...change,
});

type Paged = { body: Record<string, unknown> | undefined };

/** A page of a list, as the server returns it. */
export const pageFrom =
  <Item,>(items: readonly Item[]) =>
  ({ body }: Paged) => {
    const { offset = 0, limit = 20 } = (body ?? {}) as { offset?: number; limit?: number };
    return {
      status: 'success' as const,
      items: items.slice(offset, offset + limit),
      total: items.length,
      offset,
    };
  };

/** An app whose knowledge was checked, with nothing to review. */
export const NO_UPKEEP: ReplyOf<typeof listUpkeep> = {
  status: 'success',
  items: [],
  total: 0,
  offset: 0,
  counts: {
    contradiction: 0,
    duplicate: 0,
    oldSource: 0,
    unused: 0,
    oldTranslation: 0,
    missingTranslation: 0,
  },
  dismissed: 0,
  check: { checkedAt: '2026-03-01T10:00:00.000Z', progress: null },
};

type Opening = { at?: string; rights?: Rights; prepare?: (server: TestServer) => void };

export async function openPage(page: ReactNode, { at, rights = rightsOf('owner'), prepare }: Opening = {}) {
  const server = await startServer();
  server.answer(understanding, { status: 'success', encoder: 'ready', learning: null });
  server.answer(listUpkeep, NO_UPKEEP);
  server.answer(listChangedSources, { status: 'success', items: [], total: 0, offset: 0 });
  prepare?.(server);
  signIn();
  queryClient.setQueryData(rolesQuery.queryKey, { status: 'success', ...rights });
  return { server, user: userEvent.setup({ delay: null }), ...renderPage(page, at) };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
const WRITABLE = { selector: 'input,textarea' };
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, WRITABLE);
/** Appends a value to a field in one event. */
export async function fill(user: UserEvent, label: string, value: string) {
  await user.click(await screen.findByLabelText(label, WRITABLE));
  await user.paste(value);
}
export const problemAt = (label: string): string => {
  const id = field(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((one) => one.endsWith('-error'));
  return (id && document.getElementById(id)?.textContent) || '';
};
