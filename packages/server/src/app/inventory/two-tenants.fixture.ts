/**
 * Two companies, each with an owner, a group, a published bot, an FAQ, a page, a recorded conversation and a
 * waiting visitor.
 */
import { type App, listVersions } from '@parrot/contract/apps';
import { openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import type {
  FaqId,
  FlowTestId,
  GroupId,
  RoleId,
  SourceId,
  UserSessionId,
  VersionId,
} from '@parrot/contract/core';
import { saveFlowTest } from '@parrot/contract/flows';
import { addPage, listFaqs } from '@parrot/contract/knowledge';
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
  sourceId: SourceId;
  flowTestId: FlowTestId;
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
  const { source } = await server.api.call(addPage, {
    session: owner,
    body: { appId: app.appId, url: 'http://127.0.0.1:9/' },
  });
  const { test } = await server.api.call(saveFlowTest, {
    session: owner,
    body: { appId: app.appId, name: 'Greets', turns: [{ says: null, hears: [] }] },
  });
  const { items: roles } = await server.api.call(inviteRoles, { session: owner });
  const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
  const { visitorToken } = await visitor.ask(openVisitorConversation, {});
  const { session } = await visitor.ask(requestAgent, {});
  const members = { userIds: [owner.userId], roleIds: [], appIds: [app.appId] };
  const body = { groupName: `Group of ${company}`, ...members };
  const { group } = await server.api.call(createGroup, { session: owner, body });
  const [faq, role, version] = [faqs[0], roles.at(-1), versions[0]];
  if (!faq || !role || !version) throw new Error(`${company} has no FAQ, role or version`);
  return {
    owner,
    app,
    versionId: version.versionId,
    faqId: faq.faqId,
    sourceId: source.sourceId,
    flowTestId: test.flowTestId,
    roleId: role.roleId,
    groupId: group.groupId,
    userSessionId: session.userSessionId,
    visitor,
    visitorToken,
  };
}
