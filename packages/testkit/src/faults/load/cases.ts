/** Visitors who ask for a person where routing, rules and targets apply, and whom nobody answers. */
import { requestAgent } from '@parrot/contract/conversations';
import type { Ledger } from '../ledger/ledger.ts';
import { TARGET_MS } from './desk-site.ts';
import type { Site } from './site.ts';
import { openVisitor } from './visitor.ts';

/** Both messages are acknowledged, and so is the request between them. */
export async function writeCase(site: Site, ledger: Ledger, count: number): Promise<void> {
  const { app, groupId, tagId } = site.desk;
  const visitor = await openVisitor({ site, ledger, name: `case${count}`, answeredBy: 'agent', app });
  const { conversation, userSessionId, client } = visitor;
  const textOf = (part: string) => `${conversation.conversationId.slice(-6)} case ${count} ${part}`;
  await visitor.write(textOf('one'));
  await client.deliver(requestAgent, {});
  await visitor.write(textOf('two'));
  client.close();
  // They leave before the push of their message arrives.
  conversation.screens.length = 0;
  const { conversationId, sent } = conversation;
  const dueAt = Date.now() + TARGET_MS;
  ledger.cases.push({ conversationId, userSessionId, messages: sent.length, groupId, tagId, dueAt });
}
