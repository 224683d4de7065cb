/** Attempts with the ids of another tenant that apply to all calls. */
import {
  type AppId,
  type Call,
  type FaqId,
  type FlowTestId,
  type GroupId,
  newId,
  type RoleId,
  type SourceId,
  type UserId,
  type UserSessionId,
  type VersionId,
} from '@parrot/contract/core';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import type { Company, TwoTenants } from './two-tenants.fixture.ts';

export type Ids = {
  appId: AppId;
  versionId: VersionId;
  faqId: FaqId;
  flowTestId: FlowTestId;
  sourceId: SourceId;
  roleId: RoleId;
  groupId: GroupId;
  userId: UserId;
  userSessionId: UserSessionId;
  tenantId: string;
};
export type Attempt = (server: TestServer, tenants: TwoTenants, call: Call) => Promise<void>;

const idsOf = (company: Company): Ids => ({
  ...company,
  appId: company.app.appId,
  userId: company.owner.userId,
  tenantId: company.owner.tenantId,
});
const neverWas = (): Ids => ({
  appId: newId('app'),
  versionId: newId('ver'),
  faqId: newId('faq'),
  flowTestId: newId('ftt'),
  sourceId: newId('src'),
  roleId: newId('rol'),
  groupId: newId('grp'),
  userId: newId('usr'),
  userSessionId: newId('uss'),
  tenantId: newId('ten'),
});

/** The call takes ids: another tenant's get the same reply as nonexistent ones. */
export const hidden =
  (inputOf: (ids: Ids) => object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const target = call.method === 'POST' || call.method === 'PUT' ? 'body' : 'query';
    const ask = (ids: Ids) => server.api.answer(call, { session: ours.owner, [target]: inputOf(ids) });
    const foreign = await ask(idsOf(theirs));
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await ask(neverWas())).text);
  };

/** Headers that name the other tenant, with a valid token of the caller's own tenant. */
export const asForeignTenant: Attempt = async (server, { ours, theirs }, call) => {
  const { status } = await server.api.answer(call, {
    session: ours.owner,
    headers: { tenant_id: theirs.owner.tenantId },
  });
  expect(status).toBe(404);
};

/** The other tenant is named in a header, and in a form field next to the file. */
export const foreignForm: Attempt = async (server, tenants, call) => {
  await asForeignTenant(server, tenants, call);
  const form = new FormData();
  form.append('file', new File(['x'], 'me.png'));
  const { status } = await server.api.answer(call, {
    session: tenants.ours.owner,
    body: { tenantId: tenants.theirs.owner.tenantId },
    form,
  });
  expect(status).toBe(404);
};
