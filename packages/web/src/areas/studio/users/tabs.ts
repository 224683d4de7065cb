/** The tabs of Manage Users, and going from one to another with what is to be shown there. */
export const TABS = ['users', 'roles', 'groups', 'invitations', 'activity'] as const;
export type Tab = (typeof TABS)[number];

export type OpenTab = (tab: Tab, shown?: Record<string, string>) => void;
