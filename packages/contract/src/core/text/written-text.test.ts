import { expect, test } from 'vitest';
import { sendVisitorMessage } from '../../conversations/index.ts';
import { addNote, sendAgentMessage } from '../../desk/index.ts';
import { addComment } from '../../tickets/index.ts';
import { newId } from '../ids.ts';
import { isBlank } from './blank-text.ts';

const BLANKS = [
  '',
  ' ',
  '\n\t\r\n',
  '\u00a0\u2003\u3000\u202f\u205f',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad\u034f\u061c\u180e',
  '\u115f\u1160\u3164\uffa0',
  '\u2800',
  '\u2066\u2069\u200e\u200f',
  '\ufe0f',
  '\u{e0020}',
  '\0\u0007',
  ' \n\u200b\u00a0 ',
];

test.each(BLANKS)('an invisible text is blank (%#)', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['.', '0', 'é', 'שלום', '👍🏽', '🧑‍🚀', 'a\u200b', '\u200b?'])('%s is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

const program = { name: 'Any', version: '1' };
const about = {
  clientInfo: { browser: program, os: program, ipAddress: '', ipLocation: '' },
  token: '',
  agentId: '',
  tenantId: '',
  userSessionId: newId('uss'),
};
const refused = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  parsed.error?.issues.map(({ path }) => path.join('.'));

test.each(BLANKS)('messages, notes, whispers and comments of blanks only are rejected (%#)', (value) => {
  const msgId = newId('msg');
  expect(refused(sendVisitorMessage.payload.safeParse({ msgId, value }))).toEqual(['value']);
  for (const whisper of [false, true])
    expect(refused(addNote.payload.safeParse({ ...about, clientId: 'note-0001', value, whisper }))).toEqual([
      'value',
    ]);
  expect(refused(sendAgentMessage.payload.safeParse({ ...about, msgId, value }))).toEqual(['value']);
  expect(refused(addComment.body.safeParse({ ticketId: newId('tkt'), value }))).toEqual(['value']);
});

test('blanks with a file are not a text', () => {
  const files = [newId('fil')];
  expect(sendVisitorMessage.payload.parse({ msgId: newId('msg'), value: ' \u200b', files }).value).toBe('');
});
