/** The filter of the queues, as the agent chose it and as the server is queried. */
import { type AppId, isId, LIMITS, type TagId } from '@parrot/contract/core';
import {
  type AgentFilter,
  ASSIGNED_FILTERS,
  type AssignedFilter,
  CONVERSATION_TYPES,
  type ConversationType,
  type GroupChoice,
  type QueueFilter,
} from '@parrot/contract/desk';

export const DATES = ['today', 'yesterday', 'week', 'month', 'always'] as const;
export type DateName = (typeof DATES)[number];
/** A calendar day as in the address, such as 2026-03-01. */
type Day = string;
export type FilterDate = { display: DateName } | { display: 'range'; from: Day; to: Day };

export type DeskFilter = {
  filterDate: FilterDate;
  filterAgent: AgentFilter;
  filterConversationType: ConversationType;
  filterApp: AppId | null;
  /** Any of these; none: all conversations. */
  filterTags: TagId[];
  /** Queues of waiting conversations; none: all. */
  filterGroups: GroupChoice[];
  assignedFilter: AssignedFilter;
};

export const DEFAULT_FILTER: DeskFilter = {
  filterDate: { display: 'today' },
  filterAgent: 'self',
  filterConversationType: 'all_types',
  filterApp: null,
  filterTags: [],
  filterGroups: [],
  assignedFilter: 'all',
};

/** The dates refer to the agent's own calendar. */
function datesOf(date: FilterDate, now: Date): { startDate: string | null; endDate: string | null } {
  const midnight = (daysAgo: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString();
  switch (date.display) {
    case 'today':
      return { startDate: midnight(0), endDate: null };
    case 'yesterday':
      return { startDate: midnight(1), endDate: justBefore(midnight(0)) };
    case 'week':
      return { startDate: midnight(6), endDate: null };
    case 'month':
      return { startDate: midnight(29), endDate: null };
    case 'always':
      return { startDate: null, endDate: null };
    case 'range':
      return { startDate: dayStart(date.from, 0), endDate: justBefore(dayStart(date.to, 1)) };
  }
}

/** The last moment is included. */
const justBefore = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();

const dayStart = (day: Day, later: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

/** In the terms of the contract. */
export const queueFilterOf = (filter: DeskFilter, now: Date): QueueFilter => ({
  agent: filter.filterAgent,
  conversationType: filter.filterConversationType,
  assignedFilter: filter.assignedFilter,
  tagIds: filter.filterTags,
  groups: filter.filterGroups,
  ...(filter.filterApp ? { appId: filter.filterApp } : {}),
  ...datesOf(filter.filterDate, now),
});

const NAMES = {
  date: 'date',
  agent: 'agent',
  type: 'type',
  app: 'app',
  tags: 'tags',
  groups: 'groups',
  assigned: 'assigned',
} as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the filter from the address, ignoring invalid parts. Agents without permission to monitor see their
 * own conversations.
 */
export function readFilter(query: URLSearchParams, mayMonitor: boolean): DeskFilter {
  const type = query.get(NAMES.type) as ConversationType;
  const agent = query.get(NAMES.agent) ?? '';
  const app = query.get(NAMES.app);
  return {
    filterDate: readDate(query.get(NAMES.date) ?? ''),
    filterAgent: mayMonitor ? readAgent(agent) : 'self',
    filterConversationType: CONVERSATION_TYPES.includes(type) ? type : 'all_types',
    filterApp: isId('app', app) ? app : null,
    filterTags: readTags(query.get(NAMES.tags) ?? ''),
    filterGroups: readGroups(query.get(NAMES.groups) ?? ''),
    assignedFilter: ASSIGNED_FILTERS.find((name) => name === query.get(NAMES.assigned)) ?? 'all',
  };
}

function readDate(text: string): FilterDate {
  const [from = '', to = ''] = text.split('..');
  if (DAY.test(from) && DAY.test(to) && from <= to) return { display: 'range', from, to };
  return { display: DATES.find((name) => name === text) ?? 'today' };
}

const readTags = (text: string): TagId[] =>
  [...new Set(text.split(','))].filter((id) => isId('tag', id)).slice(0, LIMITS.tagsPerConversation);

const isGroup = (text: string): text is GroupChoice => text === 'none' || isId('grp', text);
const readGroups = (text: string): GroupChoice[] =>
  [...new Set(text.split(','))].filter(isGroup).slice(0, LIMITS.groupsPerTenant);

const readAgent = (text: string): AgentFilter => (text === 'all' || isId('usr', text) ? text : 'self');

/** Only values that differ from the default are in the address. */
export function writeFilter(query: URLSearchParams, filter: DeskFilter): void {
  const { filterDate: date, filterAgent, filterConversationType, filterApp } = filter;
  const set = (name: string, value: string, usual: string) =>
    value === usual ? query.delete(name) : query.set(name, value);
  set(NAMES.date, date.display === 'range' ? `${date.from}..${date.to}` : date.display, 'today');
  set(NAMES.agent, filterAgent, 'self');
  set(NAMES.type, filterConversationType, 'all_types');
  set(NAMES.app, filterApp ?? '', '');
  set(NAMES.tags, filter.filterTags.join(','), '');
  set(NAMES.groups, filter.filterGroups.join(','), '');
  set(NAMES.assigned, filter.assignedFilter, 'all');
}

export const sameFilter = (a: DeskFilter, b: DeskFilter): boolean => JSON.stringify(a) === JSON.stringify(b);
