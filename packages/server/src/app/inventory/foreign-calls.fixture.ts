/** For each call: what happens when one tenant asks with the ids of another. 404, in the same bytes as for an id that never was. */
import {
  type AppId,
  type Call,
  type FaqId,
  newId,
  type RoleId,
  type UserSessionId,
} from '@parrot/contract/core';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import type { Company, TwoTenants } from './two-tenants.fixture.ts';

type Ids = { appId: AppId; faqId: FaqId; roleId: RoleId; userSessionId: UserSessionId; tenantId: string };
type Attempt = (server: TestServer, tenants: TwoTenants, call: Call) => Promise<void>;

const idsOf = (company: Company): Ids => ({
  ...company,
  appId: company.app.appId,
  tenantId: company.owner.tenantId,
});
const neverWas = (): Ids => ({
  appId: newId('app'),
  faqId: newId('faq'),
  roleId: newId('rol'),
  userSessionId: newId('uss'),
  tenantId: newId('ten'),
});

/** The call takes ids: with another tenant's it is answered as with ones that never were. */
const hidden =
  (bodyOf: (ids: Ids) => object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const ask = (ids: Ids) => server.api.answer(call, { session: ours.owner, body: bodyOf(ids) });
    const foreign = await ask(idsOf(theirs));
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await ask(neverWas())).text);
  };

/** The call takes no ids: what it tells holds nothing of the other tenant. */
const ownOnly =
  (body: object = {}): Attempt =>
  async (server, { ours, theirs }, call) => {
    const { status, text } = await server.api.answer(call, { session: ours.owner, body });
    expect(status).toBe(200);
    const secrets = [
      theirs.owner.tenantId,
      theirs.owner.userId,
      theirs.owner.emailId,
      theirs.app.appId,
      theirs.userSessionId,
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    await asForeignTenant(server, { ours, theirs }, call);
  };

/** Headers that name the other tenant, with one's own token. */
const asForeignTenant: Attempt = async (server, { ours, theirs }, call) => {
  const { status } = await server.api.answer(call, {
    session: ours.owner,
    headers: { tenant_id: theirs.owner.tenantId },
  });
  expect(status).toBe(404);
};

const FAQ = { question: ['What?'], answer: 'That.' };

export const FOREIGN_CALLS: Record<string, Attempt> = {
  'accounts.logOut': asForeignTenant,
  'accounts.userInfo': async (server, tenants, call) => {
    const { ours, theirs } = tenants;
    const body = { appName: 'parrot', channelName: 'studio', userId: theirs.owner.userId };
    const { text } = await server.api.answer(call, { session: ours.owner, body });
    expect(text).not.toContain(theirs.owner.emailId);
    await asForeignTenant(server, tenants, call);
  },
  'accounts.recentTenant': ownOnly(),
  'accounts.switchTenant': hidden(({ tenantId }) => ({ tenantId })),
  'accounts.userDetails': ownOnly(),
  'accounts.updateActivity': ownOnly(),
  'team.roleFunctions': ownOnly(),
  'team.inviteRoles': ownOnly(),
  'team.listUsers': ownOnly(),
  'team.inviteUser': hidden(({ roleId }) => ({ emailId: 'new.person@example.com', roleIds: [roleId] })),
  'billing.subscriptionDetails': ownOnly(),
  'apps.list': ownOnly(),
  'apps.create': asForeignTenant,
  'apps.checkDuplicate': async (server, { ours, theirs }, call) => {
    const { text } = await server.api.answer(call, {
      session: ours.owner,
      body: { appName: theirs.app.appName },
    });
    expect(JSON.parse(text).duplicate).toBe(false);
  },
  'apps.details': hidden(({ appId }) => ({ appId })),
  'apps.publish': hidden(({ appId }) => ({ appId })),
  'apps.unpublish': hidden(({ appId }) => ({ appId })),
  'apps.shareCode': hidden(({ appId }) => ({ appId })),
  'apps.updateOnboardingStatus': asForeignTenant,
  'knowledge.listFaqs': hidden(({ appId }) => ({ appId })),
  'knowledge.addFaq': hidden(({ appId }) => ({ appId, ...FAQ })),
  'knowledge.updateFaq': hidden(({ appId, faqId }) => ({ appId, faqId, ...FAQ })),
  'knowledge.deleteFaq': hidden(({ appId, faqId }) => ({ appId, faqId })),
  'desk.unassignedUsers': hidden(({ appId }) => ({ appId })),
  'desk.assignedUsers': hidden(({ appId }) => ({ appId })),
  'desk.assignFromBot': hidden(({ userSessionId }) => ({ userSessionId })),
  'desk.listAgentApps': ownOnly(),
};
