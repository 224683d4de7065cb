/**
 * For each call: what happens with the ids of another tenant. 404, in the same bytes as for a nonexistent id.
 */
import { randomUUID } from 'node:crypto';
import { createApiKey, listApiKeys, listLogins } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { listModels, saveModel } from '@parrot/contract/models';
import { listNotifications } from '@parrot/contract/notifications';
import { startWorkspaceExport } from '@parrot/contract/privacy';
import { inviteUser, listUsers } from '@parrot/contract/team';
import { blankFlow } from '@parrot/flow-engine';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, asForeignTenant, foreignForm, hidden, type Ids } from './foreign-attempts.fixture.ts';
import { foreignBillingCalls } from './foreign-billing-calls.fixture.ts';
import { FOREIGN_CALL_CALLS } from './foreign-call-emits.fixture.ts';
import { FOREIGN_DESK_CALLS } from './foreign-desk-calls.fixture.ts';
import { FOREIGN_FAQ_CALLS } from './foreign-faq-calls.fixture.ts';
import { FOREIGN_PROFILE_CALLS } from './foreign-profile-calls.fixture.ts';
import { foreignTicketingCalls } from './foreign-ticketing-calls.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

/** The call takes no ids: its reply contains nothing of the other tenant. */
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

/** Other users' notifications stay unread, and the reply is the same as for a nonexistent id. */
const othersNotifications: Attempt = async (server, { ours, theirs }, call) => {
  await server.server.platform.outbox.settle();
  const theirList = () => server.api.call(listNotifications, { session: theirs.owner, body: {} });
  const before = await theirList();
  expect(before.unreadCount).toBeGreaterThan(0);
  const ask = (notificationIds: string[]) =>
    server.api.answer(call, { session: ours.owner, body: { notificationIds } });
  const foreign = await ask(before.items.map((item) => item.notificationId));
  expect([foreign.status, foreign.text]).toEqual([200, (await ask([newId('ntf')])).text]);
  expect(await theirList()).toEqual(before);
};

/**
 * A connection is identified by its provider alone: what one tenant does with its own leaves the other's
 * unchanged.
 */
const ownModel: Attempt = async (server, { ours, theirs }, call) => {
  const provider = 'llama' as const;
  const draft = {
    provider,
    address: 'https://models.example/v1',
    modelName: 'theirs',
    key: 'their-long-key-1234',
  };
  await server.api.call(saveModel, { session: theirs.owner, body: draft });
  const theirModels = () => server.api.call(listModels, { session: theirs.owner, body: {} });
  const before = await theirModels();
  expect(before.connections).toHaveLength(1);
  const body = { ...draft, modelName: 'ours', monthlyTokens: 1, monthlyCost: null };
  const { status } = await server.api.answer(call, { session: ours.owner, body, query: { provider } });
  expect(status).toBeLessThan(500);
  expect(await theirModels()).toEqual(before);
};

/** Other users' sessions can't be ended, and look like nonexistent ones. */
const othersLogins: Attempt = async (server, { ours, theirs }, call) => {
  const { items } = await server.api.call(listLogins, { session: theirs.owner });
  const ask = (which: string | undefined) =>
    server.api.answer(call, { session: ours.owner, body: { which } });
  const foreign = await ask(items[0]?.sessionId);
  expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('ses'))).text]);
  expect((await server.api.call(listLogins, { session: theirs.owner })).items).toEqual(items);
};

/** An export can't continue after an entry of another tenant, which looks like a nonexistent one. */
const othersActivity: Attempt = async (server, tenants, call) => {
  await ownOnly()(server, tenants, call);
  const { ours, theirs } = tenants;
  const { items } = await server.api.call(listActivity, { session: theirs.owner, body: {} });
  const ask = (after: string | undefined) =>
    server.api.answer(call, { session: ours.owner, body: { after } });
  expect((await ask(items[0]?.activityId)).text).toBe((await ask(newId('act'))).text);
};

/** A key of theirs can't be revoked, and looks like one that does not exist. */
const theirApiKey: Attempt = async (server, { ours, theirs }, call) => {
  const { apiKey } = await server.api.call(createApiKey, { session: theirs.owner, body: API_KEY });
  const ask = (apiKeyId: string) => server.api.answer(call, { session: ours.owner, body: { apiKeyId } });
  const foreign = await ask(apiKey.apiKeyId);
  expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('key'))).text]);
  expect((await server.api.call(listApiKeys, { session: theirs.owner })).items).toContainEqual(apiKey);
};

/** An export of theirs gets no link, as one that does not exist. */
const theirExport: Attempt = async (server, { ours, theirs }, call) => {
  const { export: made } = await server.api.call(startWorkspaceExport, { session: theirs.owner });
  const ask = (exportId: string) => server.api.answer(call, { session: ours.owner, body: { exportId } });
  const foreign = await ask(made.exportId);
  expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('wex'))).text]);
};

/** One of several ids that a call acts on: not found, with the same text as for a nonexistent one. */
const notAmong =
  (name: 'userIds' | 'invitationIds', more: object = {}): Attempt =>
  async (server, { ours, theirs }, call) => {
    const foreignId = name === 'userIds' ? theirs.owner.userId : await invitationOf(server, theirs);
    const madeUp = newId(name === 'userIds' ? 'usr' : 'inv');
    const list = () => server.api.call(listUsers, { session: theirs.owner, body: {} });
    const before = await list();
    const body = { [name]: [foreignId, madeUp], ...more };
    const { status, text } = await server.api.answer(call, { session: ours.owner, body });
    expect(status).toBe(200);
    const received = { ok: false, message: 'We couldn’t find that.' };
    expect(JSON.parse(text).results).toEqual([
      { id: foreignId, ...received },
      { id: madeUp, ...received },
    ]);
    expect(await list()).toEqual(before);
  };

/** An app can't be opened to another tenant's users and groups, nor do they differ from nonexistent ones. */
const withForeignReceivers: Attempt = async (server, { ours, theirs }, call) => {
  const userIds = [theirs.owner.userId, newId('usr')];
  const groupIds = [theirs.groupId, newId('grp')];
  const body = { appId: ours.app.appId, userIds, groupIds };
  const { text } = await server.api.answer(call, { session: ours.owner, body });
  const received = { ok: false, message: 'We couldn’t find that.' };
  expect(JSON.parse(text).results).toEqual([...userIds, ...groupIds].map((id) => ({ id, ...received })));
};

/** A version of theirs, in their app and in an app of ours. */
const theirVersion =
  (bodyOf: (ids: Pick<Ids, 'appId' | 'versionId'>) => object): Attempt =>
  async (server, tenants, call) => {
    await hidden(bodyOf)(server, tenants, call);
    const { appId } = tenants.ours.app;
    await hidden(({ versionId }) => bodyOf({ appId, versionId }))(server, tenants, call);
  };

/** A document of theirs, in their app and in an app of ours. */
const theirSource: Attempt = async (server, tenants, call) => {
  await hidden(({ appId, sourceId }) => ({ appId, sourceId }))(server, tenants, call);
  const { appId } = tenants.ours.app;
  await hidden(({ sourceId }) => ({ appId, sourceId }))(server, tenants, call);
};

/** A site of theirs, in their app and in an app of ours. */
const theirSite: Attempt = async (server, tenants, call) => {
  await hidden(({ appId, sourceId }) => ({ appId, sourceId, act: 'cancel' }))(server, tenants, call);
  const { appId } = tenants.ours.app;
  await hidden(({ sourceId }) => ({ appId, sourceId, act: 'cancel' }))(server, tenants, call);
};

/** A recorded conversation of theirs, in their app and in an app of ours. */
const theirTest =
  (inputOf: (ids: Pick<Ids, 'appId' | 'flowTestId'>) => object): Attempt =>
  async (server, tenants, call) => {
    await hidden(inputOf)(server, tenants, call);
    const { appId } = tenants.ours.app;
    await hidden(({ flowTestId }) => inputOf({ appId, flowTestId }))(server, tenants, call);
  };

async function invitationOf(server: TestServer, { owner, roleId }: Company) {
  const { results } = await server.api.call(inviteUser, {
    session: owner,
    body: { emailIds: ['invited.by.them@example.com'], roleIds: [roleId] },
  });
  return results[0]?.invitationId;
}

const API_KEY = { name: 'Reports', scopes: ['users:read' as const], expiresInDays: 30 };
const AWAY = { unavailability: { duration: 'Next 24 hrs', reason: 'Technical Issues' } };
const ROLE = { roleName: 'Role', studioAccess: true, deskAccess: false, allApps: false, functions: [] };
const GROUP = { groupName: 'Group', userIds: [], roleIds: [], appIds: [] };
const FLOW = blankFlow('en', defaultSettings('Ours'), 'FUNCTIONAL');
const FLOW_TEST = { name: 'Ours', turns: [{ says: null, hears: [] }] };
const FAQ = { question: ['What?'], answer: 'That.' };
const GROUP_ID = newId('qgr');

export const FOREIGN_CALLS: Record<string, Attempt> = {
  ...FOREIGN_FAQ_CALLS,
  ...FOREIGN_CALL_CALLS,
  'calls.testRelay': ownOnly(),
  ...FOREIGN_DESK_CALLS,
  ...FOREIGN_PROFILE_CALLS,
  ...foreignTicketingCalls(ownOnly),
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
  'accounts.markToursSeen': ownOnly({ tours: ['desk'] }),
  'accounts.updateProfile': asForeignTenant,
  'accounts.uploadProfileImage': foreignForm,
  'accounts.removeProfileImage': ownOnly(),
  'accounts.changePassword': asForeignTenant,
  'accounts.listLogins': ownOnly(),
  'accounts.endLogins': othersLogins,
  'accounts.secondFactorDetails': ownOnly(),
  'accounts.startTotp': ownOnly(),
  'accounts.confirmTotp': asForeignTenant,
  'accounts.removeTotp': asForeignTenant,
  'accounts.renewRecoveryCodes': asForeignTenant,
  'accounts.startPasskey': ownOnly(),
  'accounts.addPasskey': asForeignTenant,
  // Those of other users are refused in its own test: no tenant has passkeys, users do.
  'accounts.renamePasskey': asForeignTenant,
  'accounts.removePasskey': asForeignTenant,
  'accounts.renameWorkspace': ownOnly({ workspaceName: 'Ours Ltd', currentName: 'Ours Ltd' }),
  'accounts.workspaceSecurity': ownOnly(),
  'accounts.saveWorkspaceSecurity': ownOnly({ needsSecondFactor: false }),
  'accounts.resetSecondFactor': hidden(({ userId }) => ({ userId })),
  'accounts.listApiKeys': ownOnly(),
  'accounts.createApiKey': ownOnly(API_KEY),
  'accounts.revokeApiKey': theirApiKey,
  'accounts.createTenant': ownOnly({ tenantName: 'Another One' }),
  'team.roleFunctions': ownOnly(),
  'team.inviteRoles': ownOnly(),
  'team.functions': ownOnly(),
  'team.listRoles': ownOnly(),
  'team.createRole': asForeignTenant,
  'team.updateRole': hidden(({ roleId }) => ({ ...ROLE, roleId })),
  'team.deleteRole': hidden(({ roleId }) => ({ roleId })),
  'team.listGroups': ownOnly(),
  'team.listGroupMembers': hidden(({ groupId }) => ({ groupId })),
  'team.createGroup': hidden(({ roleId }) => ({ ...GROUP, roleIds: [roleId] })),
  'team.updateGroup': hidden(({ groupId }) => ({ ...GROUP, groupId })),
  'team.deleteGroup': hidden(({ groupId }) => ({ groupId })),
  'team.listUsers': ownOnly(),
  'team.activeTenantUsers': ownOnly(),
  'team.userApps': hidden(({ userId }) => ({ userId })),
  'team.userRoles': hidden(({ userId }) => ({ userId })),
  'team.setUserRoles': hidden(({ userId, roleId }) => ({ userId, roleIds: [roleId] })),
  'team.removeUsers': notAmong('userIds'),
  'team.makeInactive': notAmong('userIds', AWAY),
  'team.makeActive': notAmong('userIds'),
  'team.agentProfile': hidden(({ userId }) => ({ userId })),
  'team.setAvailability': ownOnly({ unavailability: null }),
  'team.inviteUser': hidden(({ roleId }) => ({
    emailIds: ['new.person@example.com'],
    roleIds: [roleId],
  })),
  'team.inviteApps': ownOnly(),
  'team.resendInvite': notAmong('invitationIds'),
  'team.deleteInvite': notAmong('invitationIds'),
  'accounts.authorizeToken': ownOnly(),
  'billing.subscriptionDetails': ownOnly(),
  ...foreignBillingCalls(ownOnly),
  'apps.list': ownOnly(),
  'apps.shared': ownOnly(),
  'apps.archived': ownOnly(),
  'apps.tenantApps': ownOnly(),
  'apps.samples': ownOnly(),
  'apps.copySample': asForeignTenant,
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
  'apps.noteEditing': hidden(({ appId }) => ({ appId, isHere: true })),
  'apps.duplicate': hidden(({ appId }) => ({ appId, appName: 'CopyOfTheirs' })),
  'apps.archive': hidden(({ appId }) => ({ appId })),
  'apps.unarchive': hidden(({ appId }) => ({ appId })),
  'apps.delete': hidden(({ appId }) => ({ appId, appName: 'Whatever' })),
  'apps.shareCode': async (server, tenants, call) => {
    await hidden(({ appId }) => ({ appId }))(server, tenants, call);
    await withForeignReceivers(server, tenants, call);
  },
  'apps.unshare': hidden(({ appId, userId }) => ({ appId, from: userId })),
  'apps.listUsers': hidden(({ appId }) => ({ appId })),
  'apps.shareCandidates': hidden(({ appId }) => ({ appId })),
  'apps.activity': hidden(({ appId }) => ({ appId })),
  'apps.update': hidden(({ appId }) => ({ appId, revision: 1, reset: ['palette'] })),
  'apps.updateDetails': hidden(({ appId }) => ({ appId, description: 'Ours now' })),
  'apps.uploadPicture': foreignForm,
  'apps.moduleData': asForeignTenant,
  'apps.publishChecks': hidden(({ appId }) => ({ appId })),
  'apps.openAnswerComparison': hidden(({ appId }) => ({ appId })),
  'apps.listComparedAnswers': hidden(({ appId }) => ({ appId, outcome: 'same' })),
  'apps.sightings': hidden(({ appId }) => ({ appId })),
  'apps.listVersions': hidden(({ appId }) => ({ appId })),
  'apps.openVersion': theirVersion(({ appId, versionId }) => ({ appId, versionId })),
  'apps.compareVersions': theirVersion(({ appId, versionId }) => ({ appId, from: versionId, to: 'draft' })),
  'apps.restoreVersion': theirVersion(({ appId, versionId }) => ({ appId, versionId })),
  'apps.identitySecret': hidden(({ appId }) => ({ appId })),
  'apps.renewIdentitySecret': hidden(({ appId }) => ({ appId })),
  'apps.fetchOnboardingState': ownOnly(),
  'apps.saveOnboardingState': asForeignTenant,
  'apps.updateOnboardingStatus': asForeignTenant,
  'knowledge.listSources': hidden(({ appId }) => ({ appId })),
  'knowledge.validateWebUrl': asForeignTenant,
  'knowledge.addPage': hidden(({ appId }) => ({ appId, url: 'https://example.com/' })),
  'knowledge.validateFile': asForeignTenant,
  'knowledge.uploadFile': foreignForm,
  'knowledge.deleteFile': theirSource,
  'knowledge.readSourceAgain': theirSource,
  'knowledge.openSource': theirSource,
  'knowledge.openFile': theirSource,
  'knowledge.listChangedSources': hidden(({ appId }) => ({ appId })),
  'knowledge.compareSource': theirSource,
  'knowledge.keepOldText': hidden(({ appId }) => ({ appId, sourceIds: [newId('src')] })),
  'knowledge.encodeFile': asForeignTenant,
  'knowledge.uploadFiles': hidden(({ appId }) => ({
    appId,
    files: [{ name: 'a.txt', content: 'aGVsbG8=' }],
  })),
  'knowledge.listSampleDocuments': ownOnly(),
  'knowledge.addSampleDocument': hidden(({ appId }) => ({ appId, sampleId: 'shop-help' })),
  'knowledge.addSite': hidden(({ appId }) => ({ appId, url: 'https://example.com/' })),
  'knowledge.changeSite': theirSource,
  'knowledge.steerSite': theirSite,
  'knowledge.fetchGenerated': hidden(({ appId }) => ({ appId })),
  'knowledge.updateGenerated': hidden(({ appId }) => ({ appId, generatedIds: [newId('gqa')] })),
  'knowledge.deleteGenerated': hidden(({ appId }) => ({ appId, generatedIds: [newId('gqa')] })),
  'knowledge.findQuestions': hidden(({ appId }) => ({ appId })),
  'knowledge.uploadStudioFile': foreignForm,
  'knowledge.deleteStudioFile': hidden(({ appId }) => ({ appId, url: '/pictures/x.webp' })),
  'learning.listGroups': hidden(({ appId }) => ({ appId })),
  'learning.countGroups': hidden(({ appId }) => ({ appId })),
  'learning.acceptChange': hidden(({ appId }) => ({
    appId,
    groupId: GROUP_ID,
    fixId: randomUUID(),
    instead: '',
  })),
  'learning.openGroup': hidden(({ appId }) => ({ appId, groupId: GROUP_ID })),
  'learning.previewAnswerLevels': hidden(({ appId }) => ({ appId })),
  'learning.wouldAnswer': hidden(({ appId }) => ({ appId, groupId: GROUP_ID, languageCode: 'en', ...FAQ })),
  'learning.answerGroup': hidden(({ appId }) => ({ appId, groupId: GROUP_ID, languageCode: 'en', ...FAQ })),
  'learning.setGroupState': hidden(({ appId }) => ({ appId, groupIds: [GROUP_ID], state: 'ignored' })),
  'learning.openTrace': hidden(() => ({ of: { askedId: newId('ask') } })),
  'models.list': ownOnly(),
  'models.save': ownModel,
  'models.remove': ownModel,
  'models.test': asForeignTenant,
  'models.saveBudget': ownModel,
  'models.listUse': ownOnly({ from: '2020-01-01', to: '2099-12-31' }),
  'models.translateContent': hidden(({ appId }) => ({ appId, texts: ['Hello'], to: ['de'] })),
  'flows.fetch': hidden(({ appId }) => ({ appId })),
  'flows.save': hidden(({ appId }) => ({ appId, revision: 1, flow: FLOW })),
  'flows.process': hidden(({ appId }) => ({ appId, session: null, input: { type: 'start' } })),
  'flows.listSecrets': hidden(({ appId }) => ({ appId })),
  'flows.saveSecret': hidden(({ appId }) => ({ appId, name: 'shopKey', value: 'ours' })),
  'flows.deleteSecret': hidden(({ appId }) => ({ appId, name: 'shopKey' })),
  'flows.listTests': hidden(({ appId }) => ({ appId })),
  'flows.saveTest': theirTest(({ appId, flowTestId }) => ({ appId, flowTestId, ...FLOW_TEST })),
  'flows.deleteTest': theirTest(({ appId, flowTestId }) => ({ appId, flowTestId })),
  'flows.runTests': hidden(({ appId }) => ({ appId })),
  'flows.listRecipes': asForeignTenant,
  'flows.recipeDetails': asForeignTenant,
  'flows.saveRecipeDetails': asForeignTenant,
  'desk.assignFromBot': hidden(({ userSessionId }) => ({ userSessionId })),
  'desk.listAgentApps': ownOnly(),
  'desk.readOwn': ownOnly(),
  'desk.saveSettings': ownOnly({ sendDelaySeconds: 3 }),
  'notifications.list': ownOnly(),
  'notifications.read': othersNotifications,
  'notifications.choices': ownOnly(),
  'notifications.saveChoices': asForeignTenant,
  'privacy.retention': hidden(({ appId }) => ({ appId })),
  'privacy.previewRetention': hidden(({ appId }) => ({ appId, days: 30 })),
  'privacy.saveRetention': hidden(({ appId }) => ({ appId, days: 30 })),
  'privacy.workspaceData': ownOnly(),
  'privacy.startWorkspaceExport': ownOnly(),
  'privacy.workspaceExportLink': theirExport,
  'privacy.scheduleWorkspaceErasure': asForeignTenant,
  'privacy.cancelWorkspaceErasure': ownOnly(),
  'activity.list': ownOnly(),
  'activity.export': othersActivity,
};
