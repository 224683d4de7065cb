import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { message, session } from '../conversation/message.fixture.ts';
import { VisitorServer } from '../conversation/visitor-server.fixture.ts';
import { texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';
import { stubBrowser, TestPanel } from './panel.fixture.tsx';

let server: VisitorServer;
let shown: TestPanel;

beforeEach(async () => {
  // jsdom's WebSocket does not work with the events of its window.
  vi.stubGlobal('WebSocket', NodeWebSocket);
  stubBrowser();
  server = new VisitorServer();
  await server.start();
});
afterEach(async () => {
  await shown.dismiss(server);
  await server.stop();
});

const find = (selector: string) => shown.find(selector);
const all = (selector: string) => shown.all(selector);
const button = (label: string) => shown.button(label);
const field = () => shown.field();
const press = (key: string, init?: KeyboardEventInit) => shown.press(key, init);
const bubbles = () => shown.bubbles();

async function openWith(...messages: Parameters<VisitorServer['addMessage']>[0][]): Promise<void> {
  for (const fields of messages) server.addMessage(fields);
  shown = new TestPanel(server);
  shown.panel.show(true);
  await seen(() => expect(server.asked.length).toBeGreaterThan(0));
  // A greeting has no time above it; messages have.
  if (messages.length) await seen(() => expect(find('.time')).not.toBeNull());
}

test('greets, takes the focus, and is a dialog with a log', async () => {
  await openWith();
  expect(bubbles()).toEqual(['Hi! I’m Polly. Ask me anything.']);
  expect(document.activeElement).toBe(field());
  expect(find('[role="dialog"]')?.getAttribute('aria-modal')).toBe('false');
  expect(find('[role="log"]')?.getAttribute('aria-live')).toBe('polite');
  expect(find('#title')?.textContent).toBe('Polly');
});

test('opened quietly it leaves the focus and connects when it is used; it follows the theme of the page', async () => {
  shown = new TestPanel(server, { appearance: { modeSelection: 'As the visitor prefers' } });
  shown.panel.show(true, true);
  expect(find('.shown')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(bubbles()).toEqual(['Hi! I’m Polly. Ask me anything.']);
  shown.script.dataset.theme = 'dark';
  await seen(() => expect(find('.dark')).not.toBeNull());
  expect(server.asked).toEqual([]);
  field().focus();
  await seen(() => expect(server.asked.length).toBeGreaterThan(0));
});

describe('a draft', () => {
  const write = (value: string) => {
    field().value = value;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };

  test('is there again on the next page, until it is sent', async () => {
    await openWith();
    write('Where is my');
    expect(shown.rememberedInTab()).toEqual({ open: true, draft: 'Where is my' });
    const left = shown.rememberedInTab();
    await shown.dismiss(server);
    server.admit = () => undefined;

    shown = new TestPanel(server, {}, {}, '', left);
    shown.panel.show(true, true);
    expect(field().value).toBe('Where is my');
    press('Enter');
    expect(shown.rememberedInTab().draft).toBe('');
    await seen(() => expect(server.messages.map(({ value }) => value)).toEqual(['Where is my']));
  });

  test('that was forgotten with the closed chat is stored again when it is reopened', async () => {
    await openWith();
    write('Where is my');
    shown.panel.show(false);
    shown.tabShelf.clear();
    shown.panel.show(true);
    expect(shown.rememberedInTab()).toEqual({ open: true, draft: 'Where is my' });
  });

  test('is not shown to the next visitor of the browser', async () => {
    const left = { open: true, draft: 'My diagnosis' };
    shown = new TestPanel(server, {}, { visitorToken: 'token-1', who: 'ida' }, '', left);
    shown.panel.show(true, true);
    expect(field().value).toBe('');
    expect(shown.rememberedInTab().draft).toBe('');
    await seen(() => expect(server.asked.length).toBeGreaterThan(0));
  });

  test('of a conversation that was erased meanwhile is forgotten', async () => {
    const left = { open: true, draft: 'Where is my' };
    shown = new TestPanel(server, {}, { visitorToken: 'erased' }, '', left);
    shown.panel.show(true, true);
    await seen(() => expect(shown.rememberedInTab()).toEqual({ open: false, draft: '' }));
    await seen(() => expect(server.asked.length).toBeGreaterThan(0));
  });
});

test('the field grows with its text, and has one line again once that is sent', async () => {
  await openWith();
  vi.spyOn(field(), 'scrollHeight', 'get').mockReturnValue(55);
  field().value = 'Two lines';
  field().dispatchEvent(new Event('input', { bubbles: true }));
  expect(field().style.height).toBe('55px');
  press('Enter');
  expect(field().style.height).toBe('');
  await seen(() => expect(server.messages.length).toBe(1));
});

test('what the visitor writes is read in its own direction', async () => {
  await openWith();
  expect(field().getAttribute('dir')).toBe('auto');
});

test('a question of the page is sent as the visitor’s', async () => {
  await openWith();
  shown.panel.ask(' Which languages? ');
  await seen(() => expect(server.messages.map(({ value }) => value)).toEqual(['Which languages?']));
});

describe('writing', () => {
  test('Enter sends and empties the field; blank text is not sent', async () => {
    await openWith();
    field().value = '  \n ';
    press('Enter');
    field().value = ' Where is my order? ';
    press('Enter');
    expect(field().value).toBe('');
    await seen(() => expect(server.messages.map(({ value }) => value)).toEqual(['Where is my order?']));
    await seen(() => expect(all('.pending')).toEqual([]));
    expect(bubbles()).toContain('Where is my order?');
  });

  test('text over the limit is kept, reported, and not sent until it is shorter', async () => {
    await openWith();
    const asked = server.asked.length;
    const input = (value: string) => {
      field().value = value;
      field().dispatchEvent(new Event('input', { bubbles: true }));
    };
    input('x'.repeat(4_005));
    await seen(() => expect(find('.over')?.textContent).toBe('5 characters over the limit of 4000'));
    press('Enter');
    expect(field().value).toHaveLength(4_005);
    expect(server.asked.slice(asked).map(([name]) => name)).not.toContain('message.send');
    input('x'.repeat(4_000));
    await seen(() => expect(find('.over')?.textContent).toBe(''));
    expect((find('.send') as HTMLButtonElement).disabled).toBe(false);
  });

  test('Shift+Enter and the Enter of an input method do not send', async () => {
    await openWith();
    field().value = 'half';
    expect(press('Enter', { shiftKey: true })).toBe(true);
    expect(press('Enter', { isComposing: true })).toBe(true);
    // Safari's, after the composition has ended.
    expect(press('Enter', { keyCode: 229 })).toBe(true);
    expect(field().value).toBe('half');
    expect(all('.mine')).toEqual([]);
  });

  test('a suggestion is sent when pressed and then removed', async () => {
    await openWith({ value: 'Did you mean:', suggestions: ['Delivery', 'Returns'] });
    await seen(() => expect(button('Returns')).toBeDefined());
    button('Returns')?.click();
    await seen(() => expect(server.messages.at(-1)?.value).toBe('Returns'));
    expect(button('Delivery')).toBeUndefined();
  });

  test('a rejected message stays, says so, and can be removed', async () => {
    await openWith();
    server.intercept = (name, _, answer) => {
      if (name !== 'message.send') return false;
      answer({ ok: false, error: { status: 400, code: 'bad_input', message: 'No.' } });
      return true;
    };
    field().value = 'Refused';
    press('Enter');
    await seen(() => expect(find('.failed')?.textContent).toContain(`${texts.failed} ${texts.notAsked}`));
    button(texts.remove)?.click();
    await seen(() => expect(find('.failed')).toBeNull());
  });
});

describe('messages of others', () => {
  test('are text only; links open in a new tab', async () => {
    const value = '<img src=x onerror=alert(1)> <b>bold</b> https://a.example/x';
    await openWith({ value });
    expect(bubbles().at(-1)).toBe(value);
    expect(all('.bubble img, .bubble b')).toEqual([]);
    const link = find('.bubble a') as HTMLAnchorElement;
    expect([link.href, link.target, link.rel]).toEqual([
      'https://a.example/x',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('show bold, italic, lists, links and pictures, once the renderer is loaded', async () => {
    await openWith({
      value: 'Bring **a pen**:\n1. *sign*\n2. [send](https://a.example/x) ![map](/pictures/m.webp)',
    });
    await seen(() =>
      expect(all('.bubble ol > li').map(({ textContent }) => textContent)).toEqual(['sign', 'send ']),
    );
    expect(all('.bubble b, .bubble li i').map(({ textContent }) => textContent)).toEqual(['a pen', 'sign']);
    const link = find('.bubble li a') as HTMLAnchorElement;
    expect([link.href, link.rel]).toEqual(['https://a.example/x', 'noopener noreferrer']);
    expect(find('.bubble img')?.getAttribute('src')).toBe(`${server.origin}/pictures/m.webp`);
  });

  test('show only buttons, pictures and files with http or https addresses', async () => {
    const urls = [
      'https://a.example/',
      'http://b.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '/here',
      '',
    ];
    await openWith({
      attachment: {
        imageUrl: 'javascript:alert(1)',
        title: 'Card',
        text: '',
        buttons: urls.map((actionUrl) => ({ label: actionUrl, actionUrl })),
      },
      files: urls.map((url) => ({ name: url, url, bytes: 1, isPicture: false })),
    });
    await seen(() => expect(find('.card')).not.toBeNull());
    expect(all('.card img')).toEqual([]);
    const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href'));
    expect(hrefs('.card a')).toEqual(['https://a.example/', 'http://b.example/']);
    // A path is in our own storage.
    expect(hrefs('.said > a')).toEqual(['https://a.example/', 'http://b.example/', `${server.origin}/here`]);
  });

  test('an agent has a name and a picture; events are shown between the messages', async () => {
    server.session = session('ASSIGNED', 'Ida Moen');
    await openWith(
      { msgType: 'event', event: 'taken', userType: 'system', senderName: 'Ida Moen' },
      { userType: 'agent', senderId: 'usr_1', senderName: 'Ida Moen', value: 'Hello, Ida here.' },
    );
    expect(find('.event')?.textContent).toBe('Ida Moen joined the chat');
    expect(find('.who')?.textContent).toBe('Ida Moen');
    expect(find('#title')?.textContent).toBe('Ida Moen');
    expect(find('.head .face')?.textContent).toBe('IM');
    expect(button(texts.person)).toBeUndefined();
  });
});

test('an agent is offered while the bot has the conversation, and shown as requested', async () => {
  await openWith();
  button(texts.person)?.click();
  await seen(() => expect(find('.still')?.textContent).toContain(texts.waiting));
  expect(server.session?.status).toBe('UNASSIGNED');
  expect(button(texts.person)).toBeUndefined();
});

test('while closed, new messages are counted; opening reads them', async () => {
  shown = new TestPanel(server);
  const { panel, onUnread } = shown;
  panel.connect();
  await seen(() => expect(server.asked.length).toBe(1));
  server.addMessage();
  server.addMessage({ userType: 'agent' });
  await seen(() => expect(onUnread).toHaveBeenLastCalledWith(2));
  panel.show(true);
  expect(onUnread).toHaveBeenLastCalledWith(0);
  panel.show(false);
  server.messages.push(message(3));
  server.push('message.added', { message: message(3) });
  await seen(() => expect(onUnread).toHaveBeenLastCalledWith(1));
});

test('a tab behind others reads nothing, so that the one in front counts', async () => {
  await openWith();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  server.addMessage({ userType: 'agent', value: 'Are you there?' });
  await seen(() => expect(bubbles().at(-1)).toBe('Are you there?'));
  expect(shown.remembered().readSeq).toBe(0);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.remembered().readSeq).toBe(1);
});

test('Escape and the cross close, but not the Escape of an input method', async () => {
  await openWith();
  press('Escape', { isComposing: true });
  press('Escape');
  button(texts.close)?.click();
  expect(shown.onClose).toHaveBeenCalledTimes(2);
});

test('Tab does not lead behind a panel that covers the page', async () => {
  await openWith();
  const before = innerHeight;
  vi.stubGlobal('innerHeight', 390);
  const link = document.body.appendChild(document.createElement('button'));
  press('Tab');
  link.focus();
  await seen(() => expect(document.activeElement).toBe(find('.panel')));
  vi.stubGlobal('innerHeight', before);
  link.remove();
});

test('an unpublished bot says so politely and does not connect [DSG-10]', async () => {
  shown = new TestPanel(server, { closedBecause: 'unpublished' });
  shown.panel.show(true);
  await seen(() => expect(find('.away')?.textContent).toContain(texts.away));
  expect(find('textarea')).toBeNull();
  expect(server.asked).toEqual([]);
  expect(document.activeElement).toBe(find('[role="dialog"]'));
});

test('the identity comes from the embed snippet, also later; a failure is logged once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const identities: unknown[] = [];
  const { admit } = server;
  server.admit = (auth) => {
    identities.push(auth.identity);
    return admit(auth);
  };
  server.identity = 'expired';
  shown = new TestPanel(server, { authentication: true });
  shown.panel.show(true);
  await seen(() => expect(find('.away')?.textContent).toBe(texts.signIn));
  expect(identities).toEqual([]);

  shown.script.dataset.identity = 'a.b.c';
  await seen(() => expect(warned).toHaveBeenCalledOnce());
  expect(warned.mock.calls[0]?.[0]).toMatch(/data-identity .* it has expired\. Sign one on your server/);
  await seen(() => expect(field()).not.toBeNull());
  server.addMessage({ seq: 9, value: 'a gap, so that the thread is asked for again' });
  await seen(() => expect(server.asked.length).toBeGreaterThan(1));
  expect(identities).toEqual(['a.b.c']);
  expect(warned).toHaveBeenCalledOnce();
});
