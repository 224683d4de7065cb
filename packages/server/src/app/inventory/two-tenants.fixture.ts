/** Two companies with an owner, a group, a published bot, a question and a waiting visitor each. */
import { type App, listVersions } from '@parrot/contract/apps';
import { openThread, requestPerson } from '@parrot/contract/conversations';
import type { FaqId, GroupId, RoleId, UserSessionId, VersionId } from '@parrot/contract/core';
import { listFaqs } from '@parrot/contract/knowledge';
import { createGroup, inviteRoles } from '@parrot/contract/team';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';

export type Company = {
  owner: TestSession;
  app: App;
  versionId: VersionId;
  faqId: FaqId;
  roleId: RoleId;
  groupId: GroupId;
  userSessionId: UserSessionId;
  visitor: TestSocket;
  visitorToken: string;
};
export type TwoTenants = { ours: Company; theirs: Company };

export const makeTwoTenants = async (server: TestServer): Promise<TwoTenants> => ({
  ours: await makeCompany(server, 'Ours Ltd'),
  theirs: await makeCompany(server, 'Theirs Ltd'),
});

async function makeCompany(server: TestServer, company: string): Promise<Company> {
  const owner = await newOwner(server, { company });
  const app = await newPublishedApp(server, owner);
  const { items: faqs } = await server.api.call(listFaqs, { session: owner, body: { appId: app.appId } });
  const { items: versions } = await server.api.call(listVersions, {
    session: owner,
    body: { appId: app.appId },
  });
  const { items: roles } = await server.api.call(inviteRoles, { session: owner });
  const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
  const { visitorToken } = await visitor.ask(openThread, {});
  const { session } = await visitor.ask(requestPerson, {});
  const members = { userIds: [owner.userId], roleIds: [], appIds: [app.appId] };
  const body = { groupName: `Group of ${company}`, ...members };
  const { group } = await server.api.call(createGroup, { session: owner, body });
  const [faq, role, version] = [faqs[0], roles.at(-1), versions[0]];
  if (!faq || !role || !version) throw new Error(`${company} lacks a question, a role or a version.`);
  return {
    owner,
    app,
    versionId: version.versionId,
    faqId: faq.faqId,
    roleId: role.roleId,
    groupId: group.groupId,
    userSessionId: session.userSessionId,
    visitor,
    visitorToken,
  };
}
