/** Agents of a new app at the desk, and visitors who ask for one of them. */
import { acceptInvitation } from '@parrot/contract/accounts';
import type { AppId, BuiltInRoleKey } from '@parrot/contract/core';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import { followRedirect, mailedToken, TEST_PASSWORD, type TestSession, withToursSeen } from '@parrot/testkit';
import type { Browser, Page } from '@playwright/test';
import type { Product } from './demo-server.ts';
import { sendAsVisitor } from './desk.ts';
import { expect } from './expect.ts';
import { signIn } from './sign-in.ts';

/** What a journey does with a new page before it loads. */
type Prepare = (page: Page) => Promise<void>;
const unprepared: Prepare = async () => {};

type Server = Parameters<typeof followRedirect>[0] & { owner: TestSession };
type NewAgent = { roleKey: BuiltInRoleKey; name: string; appId: AppId };

export async function agentAtDesk(
  browser: Browser,
  server: Server,
  { roleKey, name, appId }: NewAgent,
  prepare = unprepared,
): Promise<Page> {
  const { owner, api, url } = server;
  const emailId = `${name.toLowerCase().replace(' ', '.')}@together.example`;
  const { items } = await api.call(inviteRoles, { session: owner });
  const role = items.find(({ roleName }) => roleName.toLowerCase() === roleKey);
  if (!role) throw new Error(`There is no role ${roleKey}`);
  await api.call(inviteUser, {
    session: owner,
    body: { emailIds: [emailId], roleIds: [role.roleId], appIds: [appId] },
  });
  const token = await mailedToken(server, emailId);
  const { redirectTo } = await api.call(acceptInvitation, { body: { token, name, password: TEST_PASSWORD } });
  await withToursSeen(server, await followRedirect(server, redirectTo));
  const page = await (await browser.newContext()).newPage();
  await prepare(page);
  await signIn(page, { url }, emailId, { password: TEST_PASSWORD, to: 'desk/chats' });
  await expect(page.getByRole('tab', { name: /Unassigned/ })).toBeVisible();
  return page;
}

export async function askForAgent(
  browser: Browser,
  { url }: Product,
  parrotId: string,
  text: string,
  prepare = unprepared,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await prepare(page);
  await page.goto(`${url}/try/${parrotId}`);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('button', { name: /Talk to a person/ }).click();
  await expect(page.getByRole('button', { name: 'Continue with the bot' })).toBeVisible();
  await sendAsVisitor(page, text);
  return page;
}
