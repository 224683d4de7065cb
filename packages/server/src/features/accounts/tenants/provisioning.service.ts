/** Brings people in without mails, for installations that start with some. Their addresses count as verified. */
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
import { rolesOf } from '../../team/index.ts';
import { deleteTenants } from '../../tenants/index.ts';
import { anyPerson, deletePerson, findPersonByEmail, insertPerson } from '../../users/index.ts';
import type { Passwords } from '../passwords/password-hashes.ts';
import { foundTenant, type Joining } from './join-tenant.ts';

type Person = { name: string; emailId: string; password: string; language?: LanguageCode };

export type PeopleService = {
  /** Whether this installation has any account at all. */
  anybody(): Promise<boolean>;
  /** Who has this address, with the tenant they used last. */
  findOwnTenant(emailId: string): Promise<{ tenantId: TenantId; userId: UserId } | undefined>;
  /** A tenant with its owner and trial. */
  foundTenant(owner: Person & { company: string }): Promise<{ tenantId: TenantId; userId: UserId }>;
  addMember(
    member: Person & { tenantId: TenantId; role: BuiltInRoleKey; appIds?: readonly AppId[] },
  ): Promise<UserId>;
  /** Takes a tenant back with all that belongs to it, and these people with it. */
  takeBack(tenantId: TenantId, emailIds: readonly string[]): Promise<void>;
};

export function createPeopleService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { passwords, joining }: { passwords: Passwords; joining: Joining },
): PeopleService {
  const addPerson = async (tx: Tx, person: Person, passwordHash: string) => {
    const { name, emailId, language = 'en' } = person;
    const now = clock.now();
    const userId = await insertPerson(tx, {
      name,
      emailId,
      passwordHash,
      language,
      company: '',
      verifiedAt: now,
      onboardingStatus: 'finished',
      at: now,
    });
    if (!userId) throw new AppError('conflict');
    return userId;
  };
  return {
    anybody: () => database.system(anyPerson),
    findOwnTenant: (emailId) =>
      database.system(async (tx) => {
        const person = await findPersonByEmail(tx, emailId);
        return person?.lastTenantId ? { userId: person.id, tenantId: person.lastTenantId } : undefined;
      }),
    async foundTenant(owner) {
      const passwordHash = await passwords.hash(owner.password);
      return database.system(async (tx) => {
        const userId = await addPerson(tx, owner, passwordHash);
        const founder = { userId, name: owner.name };
        return { userId, tenantId: await foundTenant(tx, founder, owner.company, clock.now()) };
      });
    },
    async addMember({ tenantId, role, appIds = [], ...person }) {
      const passwordHash = await passwords.hash(person.password);
      return database.system(async (tx) => {
        const roles = await rolesOf(tx, tenantId);
        const roleIds = roles.filter((row) => row.builtInKey === role).map((row) => row.id);
        const userId = await addPerson(tx, person, passwordHash);
        const now = clock.now();
        await joining.asMember(tx, { tenantId, userId, roleIds, appIds }, now);
        const { name } = person;
        const actor = { tenantId, userId, name, client: { ip: '', userAgent: '' } };
        await recordActivity(tx, actor, now, { act: 'user.joined', subjectId: userId, subjectName: name });
        return userId;
      });
    },
    takeBack: (tenantId, emailIds) =>
      database.system(async (tx) => {
        await deleteTenants(tx, [tenantId]);
        for (const emailId of emailIds) {
          const person = await findPersonByEmail(tx, emailId);
          if (person) await deletePerson(tx, person.id);
        }
      }),
  };
}
