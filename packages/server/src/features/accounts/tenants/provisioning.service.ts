/** Creates users without mails, for the demo and for tests. Their addresses count as verified. */
import {
  AppError,
  type AppId,
  type BuiltInRoleKey,
  type LanguageCode,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { rolesOf, touchMember } from '../../team/index.ts';
import { deleteTenants } from '../../tenants/index.ts';
import { deleteUser, findUserByEmail, hasAnyUser, insertUser } from '../../users/index.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import type { CreateTenantWithOwner, JoinTenant } from './join-tenant.ts';

type NewAccount = { name: string; emailId: string; password: string; language?: LanguageCode };

export type ProvisioningService = {
  /** Whether this installation has any account, apart from those with these addresses. */
  hasUsers(except?: readonly string[]): Promise<boolean>;
  /** The user with this address and the tenant they used last. */
  findUserTenant(emailId: string): Promise<{ tenantId: TenantId; userId: UserId } | undefined>;
  /** Creates a tenant with its owner and a trial. */
  createTenant(owner: NewAccount & { company: string }): Promise<{ tenantId: TenantId; userId: UserId }>;
  addMember(
    member: NewAccount & { tenantId: TenantId; role: BuiltInRoleKey; appIds?: readonly AppId[] },
  ): Promise<UserId>;
  /** Records that a member used the product at this time. */
  recordUse(member: { tenantId: TenantId; userId: UserId }): Promise<void>;
  /** Deletes a tenant with everything in it, and these users. */
  deleteTenantAndUsers(tenantId: TenantId, emailIds: readonly string[]): Promise<void>;
};

export function createProvisioningService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  {
    passwords,
    joinTenant,
    createTenantWithOwner,
  }: { passwords: PasswordHashes; joinTenant: JoinTenant; createTenantWithOwner: CreateTenantWithOwner },
): ProvisioningService {
  const addUser = async (tx: Tx, user: NewAccount, passwordHash: string) => {
    const { name, emailId, language = 'en' } = user;
    const now = clock.now();
    const userId = await insertUser(tx, {
      name,
      emailId,
      passwordHash,
      language,
      company: '',
      verifiedAt: now,
      isExperienced: true,
      at: now,
    });
    if (!userId) throw new AppError('conflict');
    return userId;
  };
  return {
    hasUsers: (except = []) => database.system((tx) => hasAnyUser(tx, except)),
    findUserTenant: (emailId) =>
      database.system(async (tx) => {
        const user = await findUserByEmail(tx, emailId);
        return user?.lastTenantId ? { userId: user.id, tenantId: user.lastTenantId } : undefined;
      }),
    async createTenant(owner) {
      const passwordHash = await passwords.hash(owner.password);
      return database.system(async (tx) => {
        const userId = await addUser(tx, owner, passwordHash);
        const founder = { userId, name: owner.name };
        return { userId, tenantId: await createTenantWithOwner(tx, founder, owner.company, clock.now()) };
      });
    },
    async addMember({ tenantId, role, appIds = [], ...user }) {
      const passwordHash = await passwords.hash(user.password);
      return database.system(async (tx) => {
        const roles = await rolesOf(tx, tenantId);
        const roleIds = roles.filter((row) => row.builtInKey === role).map((row) => row.id);
        const userId = await addUser(tx, user, passwordHash);
        const now = clock.now();
        await joinTenant.asMember(tx, { tenantId, userId, roleIds, appIds }, now);
        const { name } = user;
        const actor = { tenantId, userId, name, client: { ip: '', userAgent: '' } };
        await recordActivity(tx, actor, now, { action: 'user.joined', subjectId: userId, subjectName: name });
        return userId;
      });
    },
    recordUse: ({ tenantId, userId }) =>
      database.tenant(tenantId, (tx) => touchMember(tx, tenantId, userId, clock.now())),
    deleteTenantAndUsers: (tenantId, emailIds) =>
      database.system(async (tx) => {
        await deleteTenants(tx, [tenantId]);
        for (const emailId of emailIds) {
          const user = await findUserByEmail(tx, emailId);
          if (user) await deleteUser(tx, user.id);
        }
      }),
  };
}
