/** What each backup in `stores` contains, so that one test can use all of them. */
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { newMember, newOwner, newPublishedApp, OPENING_HOURS, openVisitorSocket } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';

export const OWNER = 'maya@halden.example';
export const FILE_CONTENT = 'Order 4711';
/** Of a visitor who waits for an agent: a file, a question that the bot answered, another one. */
export const ANSWERED = 'When are you open?';
export const QUESTIONS = ['', ANSWERED, 'Where is my order? \\N\t🦜'];
export const ANSWER = OPENING_HOURS.answer;

export async function fillStoreOfRelease(server: ServerProcess): Promise<void> {
  const owner = await newOwner(server, { emailId: OWNER });
  const { appId, parrotId } = await newPublishedApp(server, owner);
  await newMember(server, owner, 'agent', [appId]);
  const visitor = await openVisitorSocket(server, { parrotId });
  const { visitorToken } = await visitor.ask(openVisitorConversation, {});
  const form = new FormData();
  form.append('file', new File([FILE_CONTENT], 'order.txt'));
  const { file } = await server.api.call(uploadVisitorFile, { body: { parrotId, visitorToken }, form });
  for (const value of QUESTIONS) {
    const files = value === '' ? [file.fileId] : [];
    await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value, files });
    if (value === ANSWERED)
      await visitor.next(visitorMessageAdded, ({ message }) => message.value === ANSWER);
  }
  await visitor.ask(requestAgent, {});
  visitor.close();
}
