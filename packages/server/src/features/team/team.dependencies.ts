/** What the team needs from other slices. */
import type { AppId, LanguageCode, TenantId, UserId } from '@parrot/contract/core';
import type { AppEntry, MemberApp } from '@parrot/contract/team';
import type { Caller, Tx } from '../../platform/index.ts';
import type { PlanLimitChecks } from '../billing/index.ts';

export type InvitationMail = {
  emailId: string;
  tenantName: string;
  invitedBy: string;
  token: string;
  language: LanguageCode;
};

export type Page = { search: string; offset: number; limit: number };
type NamedUser = { userId: UserId; name: string };

export type TeamDependencies = {
  limits: PlanLimitChecks;
  mailer: { invitation(mail: InvitationMail): void; waitUntilStored(): Promise<void> };
  apps: {
    /** Those of the apps that the caller may open. */
    visibleApps(tx: Tx, caller: Caller, appIds: readonly AppId[]): Promise<AppEntry[]>;
    /** All apps that the caller may open, by name. */
    listVisibleApps(tx: Tx, caller: Caller, page: Page): Promise<{ items: AppEntry[]; total: number }>;
    /** The apps that a member may open, as far as the caller may open them too. */
    listMemberApps(
      tx: Tx,
      caller: Caller,
      holder: { userId: UserId; allApps: boolean },
      page: Page,
    ): Promise<{ items: MemberApp[]; total: number }>;
    listAppsOwnedBy(tx: Tx, tenantId: TenantId, userIds: readonly UserId[]): Promise<AppEntry[]>;
    /** Apps that a member created pass to the successor; apps given to them are revoked. */
    transferApps(tx: Tx, caller: Caller, from: NamedUser, successor: NamedUser | undefined): Promise<void>;
    /**
     * Replaces the apps given to a member, as far as the caller may open them; returns their names before and
     * after.
     */
    setAppMembers(
      tx: Tx,
      caller: Caller,
      userId: UserId,
      appIds: readonly AppId[],
    ): Promise<{ before: string[]; after: string[] }>;
  };
};
