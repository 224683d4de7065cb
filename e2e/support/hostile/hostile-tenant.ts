/** A tenant whose every text is a script: names, FAQs, flows, messages, files, notes, tickets, ratings. */
import { createHmac } from 'node:crypto';
import { identitySecret, updateAppDetails } from '@parrot/contract/apps';
import {
  leaveEmail,
  openVisitorConversation,
  rateSession,
  requestAgent,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { LIMITS, newId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  closeConversation,
  emailTranscript,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import { addFaq } from '@parrot/contract/knowledge';
import { saveResponse } from '@parrot/contract/responses';
import { createGroup, createRole } from '@parrot/contract/team';
import { addComment, ticketDetails, updateTicket } from '@parrot/contract/tickets';
import {
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  publishWith,
  type TestServer,
  type TestSession,
  withToursSeen,
} from '@parrot/testkit';
import { inTexts, MARKDOWN_SCRIPTS, SCRIPTS, shortScript } from './script-corpus.ts';

const QUESTION = 'What do your answers contain?';
const MESSAGES = inTexts(SCRIPTS, LIMITS.messageLength);
/** Bots and agents may show pictures from elsewhere. */
const REPLIES = inTexts(MARKDOWN_SCRIPTS, LIMITS.messageLength);
const ANSWERS = inTexts(MARKDOWN_SCRIPTS, LIMITS.faqAnswerLength);
/** Where the transcript goes, and the mail about a missed reply. */
const VISITOR_EMAIL = 'visitor@hostile.example';

export type HostileTenant = Awaited<ReturnType<typeof makeHostileTenant>>;

export async function makeHostileTenant(server: TestServer) {
  const emailId = `owner${Date.now()}@hostile.example`;
  const names = { name: shortScript(80), company: shortScript(80, 5) };
  const owner = await withToursSeen(server, await newOwner(server, { emailId, ...names }));
  const app = await makeApp(server, owner);
  await makeTeam(server, owner);
  const conversation = await makeConversation(server, owner, app);
  return { owner, app, emailId, question: QUESTION, visitorEmail: VISITOR_EMAIL, ...conversation };
}

async function makeApp(server: TestServer, owner: TestSession) {
  const faqs = ANSWERS.map((answer, number) => ({
    question: number === 0 ? [QUESTION, shortScript(200, 7)] : [`Which is number ${number} of your answers?`],
    answer,
  }));
  const { appId } = await newPublishedApp(server, owner, faqs);
  await server.api.call(updateAppDetails, {
    session: owner,
    body: { appId, description: shortScript(200, 9) },
  });
  await server.api.call(addFaq, {
    session: owner,
    body: {
      appId,
      question: ['Topics?'],
      answer: 'Some.',
      topic: shortScript(60, 3),
      domain: shortScript(60, 4),
    },
  });
  return publishWith(server, owner, appId, {
    appearance: {
      botName: shortScript(60, 2),
      NavigationTitle: shortScript(60, 3),
      SupportingText: shortScript(120, 4),
      welcomeMsg: inTexts(MARKDOWN_SCRIPTS, 500)[0],
      agentTitle: shortScript(40, 1),
      navbarSupportingTxt: true,
    },
  });
}

async function makeTeam(server: TestServer, owner: TestSession): Promise<void> {
  const role = {
    roleName: shortScript(40),
    studioAccess: true,
    deskAccess: false,
    allApps: false,
    functions: [],
  };
  await server.api.call(createRole, { session: owner, body: role });
  const group = { groupName: shortScript(40, 1), userIds: [owner.userId], roleIds: [], appIds: [] };
  await server.api.call(createGroup, { session: owner, body: group });
  // Braces are variables, of which unknown ones are refused.
  const text = (REPLIES[0] ?? '').replaceAll('{{', '{ {').replaceAll('}}', '} }');
  const response = { title: shortScript(80, 6), hashtags: ['#pwned'], appIds: [], text };
  await server.api.call(saveResponse, { session: owner, body: response });
}

/** A visitor whose page, browser and identity are hostile too; the agent answers in kind. */
async function makeConversation(
  server: TestServer,
  owner: TestSession,
  app: { appId: string; parrotId: string },
) {
  const { parrotId } = app;
  const { secret } = await server.api.call(identitySecret, {
    session: owner,
    body: { appId: app.appId as never },
  });
  const identity = signed(
    { sub: shortScript(80, 8), name: shortScript(80, 10), email: VISITOR_EMAIL },
    secret,
  );
  const page = `https://shop.example/?q=${SCRIPTS[3]}#${SCRIPTS[6]}`;
  const headers = { 'user-agent': `Mozilla/5.0 ${SCRIPTS[4]}` };
  const visitor = await openVisitorSocket(server, { parrotId, identity, page }, headers);
  const { visitorToken } = await visitor.ask(openVisitorConversation, {});
  const form = new FormData();
  form.append('file', new File(['a text'], `${shortScript(60)}.txt`));
  const { file } = await server.api.call(uploadVisitorFile, { body: { parrotId, visitorToken }, form });
  const { session } = await visitor.ask(requestAgent, {});
  const { userSessionId } = session;
  const send = (value: string, files: (typeof file.fileId)[] = []) =>
    visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value, files });
  for (const value of MESSAGES) await send(value);
  await send(shortScript(60, 1), [file.fileId]);

  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  await desk.ask(takeConversation, { userSessionId });
  for (const value of REPLIES)
    await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value });
  await visitor.next(visitorMessageAdded, ({ message }) => message.value === REPLIES.at(-1));
  for (const value of MESSAGES) await desk.ask(addNote, { userSessionId, clientId: newId('msg'), value });
  await describeTicket(server, owner, userSessionId);
  await server.api.call(emailTranscript, { session: owner, body: { userSessionId, email: VISITOR_EMAIL } });
  desk.close();
  return { identity, visitorToken, userSessionId, visitor };
}

async function describeTicket(
  server: TestServer,
  session: TestSession,
  userSessionId: string,
): Promise<void> {
  await server.server.platform.outbox.settle();
  const query = { userSessionId: userSessionId as never };
  const { ticket } = await server.api.call(ticketDetails, { session, query });
  if (!ticket) throw new Error('the conversation has no ticket');
  const { ticketId, revision } = ticket;
  await server.api.call(updateTicket, {
    session,
    body: { ticketId, revision, subject: shortScript(160, 11) },
  });
  await server.api.call(addComment, { session, body: { ticketId, value: MESSAGES[0] ?? '' } });
}

/** A session that ended with a rating, for the history. */
export async function endWithRating(server: TestServer, { owner, visitor, userSessionId }: HostileTenant) {
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  await desk.ask(closeConversation, { userSessionId });
  await visitor.ask(rateSession, { stars: 1, comment: inTexts(SCRIPTS, LIMITS.ratingComment)[0] ?? '' });
  await visitor.answer(leaveEmail, { email: VISITOR_EMAIL });
  desk.close();
}

/** A JWT with HS256, as the host page signs it. */
function signed(claims: object, secret: string): string {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ exp, ...claims })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
