/**
 * Messages of one process that travel together. The sender comes first, then one line for each message: its
 * subject, rooms and content. JSON has neither tabs nor line breaks of its own.
 */
const NO_ROOMS: readonly string[] = [];

export type EncodedMessage = {
  subject: string;
  rooms: readonly string[];
  /** As JSON. */
  content: string;
};

export const encodeMessage = (subject: string, content: unknown, rooms = NO_ROOMS): string =>
  `${subject}\t${rooms.length > 0 ? JSON.stringify(rooms) : ''}\t${JSON.stringify(content)}`;

export const encodeBatch = (sender: string, messages: readonly string[]): string =>
  [sender, ...messages].join('\n');

export const senderOf = (batch: string): string => batch.slice(0, batch.indexOf('\n'));

export function* messagesOf(batch: string): Generator<EncodedMessage> {
  const [, ...lines] = batch.split('\n');
  for (const line of lines) {
    const [subject = '', rooms = '', content = ''] = line.split('\t');
    yield { subject, rooms: rooms ? (JSON.parse(rooms) as string[]) : NO_ROOMS, content };
  }
}
