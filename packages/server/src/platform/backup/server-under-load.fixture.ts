/** A server in its own process, with visitors who send messages until they are stopped. */
import {
  openVisitorConversation,
  sendVisitorMessage,
  uploadVisitorFile,
} from '@parrot/contract/conversations';
import { type MsgId, newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { type ServerProcess, startServerProcess } from '@parrot/testkit/process';

const VISITORS = 3;
const UNLIMITED = ['HANDSHAKES', 'CONVERSATIONS', 'MESSAGES'].flatMap((what) =>
  ['', 'APP_', 'TENANT_'].map((whose) => [`${whose}${what}_PER_MINUTE`, '1000000']),
);
const SETTINGS = { DEMO: 'no', LOG_LEVEL: 'error', ...Object.fromEntries(UNLIMITED) };
/** All that means something in COPY's text format, in JSON or in SQL. */
const AWKWARD = 'O’Neill\t"asks" \\ \\N \\. \n\\x00 {1,NULL} \u0001 🦜';
export const FILE_CONTENT = 'A file of a visitor: ü 🦜';

type LoadedVisitor = { visitorToken: string; acknowledged: MsgId[] };

export type ServerUnderLoad = {
  server: ServerProcess;
  owner: TestSession;
  parrotId: string;
  visitors: LoadedVisitor[];
  /** How many messages were acknowledged until now. */
  acknowledged(): number;
  /** Resolves when that many are. */
  reached(count: number): Promise<void>;
  /** No more messages; the server still runs. */
  endLoad(): Promise<void>;
};

export async function startServerUnderLoad(folder: string): Promise<ServerUnderLoad> {
  const server = await startServerProcess({ folder, settings: SETTINGS });
  const owner = await newOwner(server);
  const { parrotId } = await newPublishedApp(server, owner);
  let isEnding = false;
  const waiting = new Map<number, () => void>();
  const visitors: LoadedVisitor[] = [];
  const acknowledged = () => visitors.reduce((sum, each) => sum + each.acknowledged.length, 0);

  const send = async (socket: TestSocket, visitor: LoadedVisitor): Promise<void> => {
    while (!isEnding) {
      const msgId = newId('msg');
      const value = `${OPENING_HOURS.question[0]} ${visitor.acknowledged.length} ${AWKWARD}`;
      await socket.ask(sendVisitorMessage, { msgId, value });
      visitor.acknowledged.push(msgId);
      for (const [count, reached] of waiting) if (acknowledged() >= count) reached();
    }
    socket.close();
  };
  /** New conversations, whose rows refer to each other. */
  const arrive = async (): Promise<void> => {
    while (!isEnding) {
      const socket = await openVisitorSocket(server, { parrotId });
      await socket.ask(openVisitorConversation, {});
      await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: AWKWARD });
      socket.close();
    }
  };
  const sending = [arrive(), arrive()];
  for (let count = 0; count < VISITORS; count += 1) {
    const socket = await openVisitorSocket(server, { parrotId });
    const { visitorToken } = await socket.ask(openVisitorConversation, {});
    const visitor = { visitorToken, acknowledged: [await sendFile(server, parrotId, visitorToken, socket)] };
    visitors.push(visitor);
    sending.push(send(socket, visitor));
  }
  return {
    server,
    owner,
    parrotId,
    visitors,
    acknowledged,
    reached: (count) =>
      new Promise((resolve) => {
        waiting.set(count, resolve);
        if (acknowledged() >= count) resolve();
      }),
    async endLoad() {
      isEnding = true;
      await Promise.all(sending);
    },
  };
}

async function sendFile(
  server: ServerProcess,
  parrotId: string,
  visitorToken: string,
  socket: TestSocket,
): Promise<MsgId> {
  const form = new FormData();
  form.append('file', new File([FILE_CONTENT], 'order.txt'));
  const { file } = await server.api.call(uploadVisitorFile, { body: { parrotId, visitorToken }, form });
  const msgId = newId('msg');
  await socket.ask(sendVisitorMessage, { msgId, value: '', files: [file.fileId] });
  return msgId;
}
