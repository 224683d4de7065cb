/** Three agents, a supervisor and two visitors, each in a browser of their own, and visitors without one. */
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { listAgents } from '@parrot/contract/desk';
import { openVisitorSocket, type TestServer } from '@parrot/testkit';
import type { Browser, Page } from '@playwright/test';
import { agentAtDesk } from '../team-at-desk.ts';
import { type HourWorkspace, newGroup, newHourWorkspace } from './hour-workspace.ts';
import { type ProductTime, startProductTime } from './product-time.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

export type HourParticipants = {
  time: ProductTime;
  workspace: HourWorkspace;
  hanna: Page;
  ivo: Page;
  nils: Page;
  rosa: Page;
  vera: Page;
  victor: Page;
  agents: Page[];
  watches: Map<Page, PageWatch>;
  /** A visitor without a browser, who asks for an agent with this message. */
  ask(text: string): Promise<void>;
};

export async function openHour(browser: Browser, server: TestServer): Promise<HourParticipants> {
  const time = startProductTime(server);
  const workspace = await newHourWorkspace(server);
  const { owner, app } = workspace;
  const watches = new Map<Page, PageWatch>();
  const prepareAs = (name: string) => async (page: Page) => {
    await time.follow(page);
    watches.set(page, await watchPage(name, page));
  };
  const agent = (name: string, roleKey: 'agent' | 'supervisor' = 'agent') =>
    agentAtDesk(browser, { ...server, owner }, { roleKey, name, appId: app.appId }, prepareAs(name));
  const hanna = await agent('Hanna Voss');
  const ivo = await agent('Ivo Marek');
  const nils = await agent('Nils Brandt');
  const rosa = await agent('Rosa Vidal', 'supervisor');
  const { items } = await server.api.call(listAgents, { session: owner, body: { appId: app.appId } });
  const members = items.filter(({ name }) => name === 'Nils Brandt').map(({ userId }) => userId);
  await newGroup(server, workspace, 'Returns', members);

  const visitor = async (name: string) => {
    const page = await (await browser.newContext()).newPage();
    await prepareAs(name)(page);
    await page.goto(`${server.url}/try/${app.parrotId}`);
    await page.getByRole('button', { name: 'Open chat' }).click();
    return page;
  };
  const [vera, victor] = [await visitor('Vera'), await visitor('Victor')];
  // The supervisor moves between pages of the desk, each with a connection of its own.
  for (const [page, watch] of watches) if (page !== rosa) watch.expectStableConnections();

  return {
    ...{ time, workspace, hanna, ivo, nils, rosa, vera, victor, watches },
    agents: [hanna, ivo, nils, rosa],
    async ask(text) {
      const socket = await openVisitorSocket(server, { parrotId: app.parrotId });
      await socket.ask(openVisitorConversation, { afterSeq: 0 });
      await socket.ask(requestAgent, {});
      await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: text });
    },
  };
}
