/** What each setting of a builder changes for visitors. */
import { afterEach, describe, expect, test } from 'vitest';
import { texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';
import { DrawnPanel, ORIGIN } from './drawn-panel.fixture.tsx';

afterEach(() => document.body.replaceChildren());

describe('names and texts [DSG-03]', () => {
  test("the title is in the header, else the bot's name", () => {
    const shown = new DrawnPanel({ appearance: { botName: 'Polly', NavigationTitle: 'Ask the shop' } });
    expect(shown.text('#title')).toBe('Ask the shop');
    shown.change({ appearance: { botName: 'Polly', NavigationTitle: '' } });
    expect(shown.text('#title')).toBe('Polly');
  });

  test('the supporting text is shown if enabled', () => {
    const appearance = { SupportingText: 'Replies instantly', navbarSupportingTxt: true };
    const shown = new DrawnPanel({ appearance });
    expect(shown.text('.support')).toBe('Replies instantly');
    shown.change({ appearance: { ...appearance, navbarSupportingTxt: false } });
    expect(shown.find('.support')).toBeNull();
  });

  test('errors are shown regardless', () => {
    const shown = new DrawnPanel({ appearance: { navbarSupportingTxt: false } });
    shown.receive({ type: 'connection', status: 'lost' });
    expect(shown.text('.support')).toBe(texts.offline);
  });

  test('the welcome is sent first; an empty one is not', () => {
    const shown = new DrawnPanel({ appearance: { welcomeMsg: 'Good day!' } }, 'nothing said');
    expect(shown.text('.bubble')).toBe('Good day!');
    shown.change({ appearance: { welcomeMsg: '' } });
    expect(shown.find('.bubble')).toBeNull();
  });

  test('the agent is shown with their title', () => {
    const shown = new DrawnPanel(
      { appearance: { agentTitle: 'Adviser', navbarSupportingTxt: false } },
      'agent',
    );
    expect([shown.text('#title'), shown.text('.support'), shown.text('.head .face')]).toEqual([
      'Ida Moen',
      'Adviser',
      'IM',
    ]);
  });

  test('script in any of them is text', () => {
    const script = '<img src=x onerror=alert(1)>';
    const appearance = { NavigationTitle: script, SupportingText: script, welcomeMsg: script };
    const shown = new DrawnPanel({ appearance: { ...appearance, navbarSupportingTxt: true } });
    expect([shown.text('#title'), shown.text('.support'), shown.text('.bubble')]).toEqual([
      script,
      script,
      script,
    ]);
    expect(shown.find('img')).toBeNull();
  });

  test('with human first, no request event is shown [DSG-08]', async () => {
    const shown = new DrawnPanel({ appearance: { isHumanFirst: true } });
    const [last] = shown.conversation.thread().messages.slice(-1);
    if (!last) throw new Error('nothing said');
    const event = { ...last, msgId: 'event' as typeof last.msgId, seq: 3, msgType: 'event' as const };
    shown.receive({ type: 'message', message: { ...event, event: 'person-requested' } });
    await seen(() => expect(shown.text('.event')).toBe(texts.waiting));
  });
});

describe('the bot’s picture [DSG-03]', () => {
  const avatarUrl = '/pictures/bot.png';

  test('is next to bot messages, and in the header if enabled', () => {
    const shown = new DrawnPanel({ appearance: { avatarUrl } });
    expect(shown.find('.head .mark')).toBeNull();
    expect(shown.find('.row .mark img')?.getAttribute('src')).toBe(ORIGIN + avatarUrl);
    shown.change({ appearance: { avatarUrl, navbarAvatar: true } });
    expect(shown.find('.head .mark img')?.getAttribute('src')).toBe(ORIGIN + avatarUrl);
  });

  test('one that fails to load is replaced by a drawn one; another is tried', () => {
    const shown = new DrawnPanel({ appearance: { avatarUrl, navbarAvatar: true } });
    shown.find('.head img')?.dispatchEvent(new Event('error'));
    expect(shown.find('.head img')?.hidden).toBe(true);
    expect(shown.find('.head .mark svg')).not.toBeNull();
    shown.change({ appearance: { avatarUrl: '/pictures/new.png', navbarAvatar: true } });
    expect(shown.find('.head img')?.hidden).toBe(false);
  });
});

describe('shapes and backgrounds [DSG-03]', () => {
  test.each(['Standard', 'Rounded', 'Square'] as const)('bubbles are %s', (chatBubbleBtn) => {
    expect(new DrawnPanel({ appearance: { chatBubbleBtn } }).has(chatBubbleBtn)).toBe(true);
  });

  test('suggestions are pills or a list', () => {
    const shown = new DrawnPanel();
    expect(shown.all('.pills button')).toHaveLength(3);
    expect(shown.find('.list')).toBeNull();
    shown.change({ appearance: { suggestiveMenuBtn: 'List' } });
    expect(shown.all('.list button')).toHaveLength(3);
  });

  test('a background picture is shown behind the conversation', () => {
    const shown = new DrawnPanel({ appearance: { chatBackgroundImg: '/pictures/sky.png' } });
    expect(shown.has('pictured')).toBe(true);
    expect(shown.color('--picture')).toBe(`url("${ORIGIN}/pictures/sky.png")`);
    shown.change({});
    expect(shown.has('pictured')).toBe(false);
  });

  test.each([
    ['Light Mode', true, false],
    ['Dark Mode', false, true],
    ['As the visitor prefers', true, true],
    ['As the visitor prefers', false, false],
  ] as const)('%s on a device that prefers dark: %s', (modeSelection, prefers, dark) => {
    const shown = new DrawnPanel({ appearance: { modeSelection } });
    shown.prefersDark.matches = prefers;
    shown.onScheme();
    expect(shown.has('dark')).toBe(dark);
  });
});

describe('ways to request an agent [DSG-08]', () => {
  const everywhere = { escalationNavMenu: true, escalationLandingPage: true };
  const ways = async (shown: DrawnPanel) => {
    await shown.openMenu();
    return shown.all('button').filter(({ textContent }) => textContent === texts.person).length;
  };

  test('always above the composer, and in the menu if enabled', async () => {
    expect(await ways(new DrawnPanel())).toBe(1);
    const shown = new DrawnPanel({ appearance: everywhere });
    expect(await ways(shown)).toBe(2);
    shown.find('[role="menuitem"]')?.click();
    expect(shown.conversation.askForPerson).toHaveBeenCalledOnce();
    expect(shown.text('.still')).toContain(texts.waiting);
  });

  test('none if agents cannot be requested', async () => {
    const themeSelection = 'Landing page';
    for (const appearance of [everywhere, { ...everywhere, themeSelection }] as const)
      expect(await ways(new DrawnPanel({ agentEscalation: false, appearance }, 'nothing said'))).toBe(0);
  });

  test('none once an agent has the conversation, nor while the bot is closed', async () => {
    expect(await ways(new DrawnPanel({ appearance: everywhere }, 'agent'))).toBe(0);
    expect(await ways(new DrawnPanel({ closedBecause: 'unpublished', appearance: everywhere }))).toBe(0);
  });
});
