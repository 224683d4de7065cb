/** The tabs of Manage Users, and opening one with filters. */
export const TABS = ['users', 'roles', 'groups', 'invitations', 'security', 'workspace', 'activity'] as const;
export type Tab = (typeof TABS)[number];

export type OpenTab = (tab: Tab, shown?: Record<string, string>) => void;
