/** The extras in a panel that loads them itself. */
import type { Message, QueuePosition } from '@parrot/contract/conversations';
import { afterEach, expect, test, vi } from 'vitest';
import { message, session } from '../conversation/message.fixture.ts';
import { DrawnPanel, ORIGIN } from '../panel/drawn-panel.fixture.tsx';
import { texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const withMessage = (fields: Partial<Message>, wanted?: ConstructorParameters<typeof DrawnPanel>[0]) => {
  const shown = new DrawnPanel(wanted, 'nothing said');
  shown.receive({ type: 'message', message: message(1, fields) });
  return shown;
};
const there = (shown: DrawnPanel, selector: string) =>
  seen(() => {
    const found = shown.find(selector);
    if (!found) throw new Error(`no ${selector} yet`);
    return found;
  });
const submit = (form: Element | null | undefined) =>
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const file = (name: string, size = 3): File =>
  Object.defineProperty(new File(['abc'], name), 'size', { value: size });
const pick = (shown: DrawnPanel, ...files: File[]) => {
  const input = shown.find('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change'));
};

test('pictures in our own storage are shown inline, other files as rows with their size', async () => {
  const shown = withMessage({
    files: [
      { name: 'cat.png', url: '/files/1/cat.png', bytes: 2_000, isPicture: true },
      { name: 'spy.png', url: 'https://spy.example/pixel.png', bytes: 0, isPicture: true },
      { name: 'price list.pdf', url: '/files/2/list.pdf', bytes: 2_516_582, isPicture: false },
      { name: 'bad.pdf', url: 'javascript:alert(1)', bytes: 1, isPicture: false },
    ],
  });
  await there(shown, '.file');
  expect(shown.all('img').map((one) => [one.getAttribute('src'), one.getAttribute('alt')])).toEqual([
    [`${ORIGIN}/files/1/cat.png`, 'cat.png'],
  ]);
  expect(shown.all('.file').map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
    [`${ORIGIN}/files/1/cat.png`, ''],
    ['https://spy.example/pixel.png', 'spy.png'],
    [`${ORIGIN}/files/2/list.pdf`, 'price list.pdf2.4 MB'],
    [null, 'bad.pdf1 kB'],
  ]);
});

test('a picture or file with an expired address is opened with a fresh one', async () => {
  const path = '/files/fil_0000000000000000000001/cat.png';
  const shown = withMessage({
    files: [
      { name: 'cat.png', url: `${path}?until=1&key=old`, bytes: 2_000, isPicture: true },
      {
        name: 'list.pdf',
        url: '/files/fil_0000000000000000000002/list.pdf?until=1',
        bytes: 9,
        isPicture: false,
      },
    ],
  });
  const renew = vi.spyOn(shown.conversation, 'renewFile');
  (await there(shown, 'img')).dispatchEvent(new Event('error'));
  expect(renew.mock.lastCall?.[1].name).toBe('cat.png');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  shown.all('.file')[1]?.dispatchEvent(click);
  expect([click.defaultPrevented, renew.mock.lastCall?.[1].name]).toEqual([true, 'list.pdf']);
});

test('cards are side by side, labeled, with described pictures and two scroll buttons', async () => {
  const card = (title: string) => ({
    imageUrl: `https://shop.example/${title}.png`,
    title,
    text: 'In stock',
    buttons: [{ label: 'Buy', actionUrl: 'javascript:alert(1)' }],
  });
  const resized = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(withMessage: () => void) {
        resized.mockImplementation(withMessage);
      }
      observe() {}
    },
  );
  const shown = withMessage({ carousel: [card('Cup'), card('Pot')] });
  const strip = await there(shown, '.strip');
  const scrolled = vi.fn();
  strip.scrollBy = scrolled;
  expect(shown.all('.strip img').map((one) => one.getAttribute('alt'))).toEqual(['Cup', 'Pot']);
  expect([strip.tabIndex, strip.ariaLabel, shown.all('.strip a').length]).toEqual([0, texts.cards, 0]);
  shown.button(texts.next)?.click();
  shown.button(texts.previous)?.click();
  expect(scrolled).toHaveBeenCalledTimes(2);

  const turns = () => [texts.previous, texts.next].map((name) => !shown.button(name)?.hidden);
  const wide = { clientWidth: { value: 300 }, scrollWidth: { value: 500 } };
  Object.defineProperties(strip, wide);
  resized();
  expect(turns()).toEqual([false, true]);
  shown.button(texts.next)?.focus();
  strip.scrollLeft = 199.5;
  strip.dispatchEvent(new Event('scroll'));
  expect(turns()).toEqual([true, false]);
  expect(shown.slot.getRootNode()).toHaveProperty('activeElement', strip);
});

test('an attachment is checked first, can be removed, and is sent with the next message', async () => {
  const shown = new DrawnPanel();
  const write = vi.spyOn(shown.conversation, 'write');
  pick(
    shown,
    file('a.PDF'),
    file('page.html'),
    file('film.mp4', 10_485_760),
    file('c.txt', 0),
    file('b.png'),
  );
  await there(shown, '.tray');
  const refused = () => shown.all('.dock .bad:not(.over)').map(({ textContent }) => textContent);
  expect(refused()).toEqual([
    'page.html: this file type isn’t supported.',
    'film.mp4 is larger than 10 MB.',
    'c.txt is empty.',
  ]);
  shown.button(`${texts.remove}: b.png`)?.click();
  await seen(() => expect([shown.all('.tray li').length, refused()]).toEqual([1, []]));

  const pasteWith = (texts: Record<string, string>) => {
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { files: [file('c.png')], getData: (type: string) => texts[type] ?? '' },
    });
    shown.find('.field')?.dispatchEvent(paste);
    return paste;
  };
  // Copied from a spreadsheet, text brings a picture of itself; a picture from a page brings its markup.
  const cells = pasteWith({ 'text/plain': 'one two', 'text/html': '<td>one' });
  const paste = pasteWith({ 'text/html': '<img>' });
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: ['d', 'e', 'f', 'g'].map((name) => file(`${name}.txt`)) },
  });
  shown.find('.log')?.dispatchEvent(drop);
  await seen(() => expect(shown.all('.tray li')).toHaveLength(5));
  expect([cells, paste, drop].map((event) => event.defaultPrevented)).toEqual([false, true, true]);
  expect(refused()).toEqual(['Up to 5 files at once.']);

  submit(shown.find('.composer'));
  expect(write.mock.calls[0]?.[0]).toBe('');
  expect(write.mock.calls[0]?.[1]?.map(({ name }) => name)).toEqual([
    'a.PDF',
    'c.png',
    'd.txt',
    'e.txt',
    'f.txt',
  ]);
  expect(shown.find('.tray')).toBeNull();
});

test('an upload can be cancelled, and its message with it', async () => {
  const shown = new DrawnPanel({}, 'nothing said');
  const discard = vi.spyOn(shown.conversation, 'discard').mockReturnValue();
  const msgId = message(1).msgId;
  const files = [{ name: 'a.pdf', bytes: 3, blob: file('a.pdf') }];
  shown.receive({ type: 'written', unsent: { msgId, value: '', time: new Date().toISOString(), files } });
  await there(shown, '.file');
  shown.button(`${texts.cancel}: a.pdf`)?.click();
  expect(discard).toHaveBeenCalledWith(msgId);
});

test('without visitor files there is no way to attach one', () => {
  const shown = new DrawnPanel({ visitorFiles: false });
  expect([shown.button(texts.attach), shown.find('input[type=file]')]).toEqual([undefined, null]);
});

test('the expected answer selects the field, which keeps its text and focus', async () => {
  const shown = new DrawnPanel();
  const field = () => shown.find('.field') as HTMLInputElement;
  field().focus();
  field().value = 'ida@';
  const ask = (seq: number, expects: Message['expects'], suggestions: string[] = []) =>
    shown.receive({ type: 'message', message: message(seq, { expects, suggestions }) });
  ask(3, 'email');
  expect([field().type, field().autocomplete, field().value]).toEqual(['email', 'email', 'ida@']);
  expect(document.activeElement).toBe(field());
  ask(4, 'phone');
  expect([field().type, field().autocomplete]).toEqual(['tel', 'tel']);
  ask(5, 'number');
  expect(field().getAttribute('inputmode')).toBe('decimal');
  ask(6, 'file');
  expect(shown.find('.lit')?.ariaLabel).toBe(texts.attach);

  ask(7, 'date');
  const date = (await there(shown, '.date input')) as HTMLInputElement;
  date.value = '2026-02-03';
  date.dispatchEvent(new Event('change'));
  expect(field().value).toBe('2026-02-03');

  ask(8, 'choices', ['Cups', 'Pots', 'Tea']);
  await there(shown, '.choice');
  expect(shown.find('.pills button')).toBeNull();
  for (const box of shown.all('.choice input').slice(1)) box.click();
  submit(shown.find('.ask'));
  expect(shown.all('.mine .bubble').at(-1)?.textContent).toBe('Pots, Tea');

  ask(10, 'rating');
  await there(shown, '.stars');
  shown.all('.stars input')[3]?.click();
  submit(shown.find('.ask'));
  expect(shown.all('.mine .bubble').at(-1)?.textContent).toBe('4');
  expect(shown.find('.stars')).toBeNull();
});

test('an ended chat can be rated with five labeled stars and a comment', async () => {
  const shown = new DrawnPanel();
  const rate = vi.spyOn(shown.conversation, 'rate');
  shown.receive({ type: 'session', session: session('CLOSED') });
  await there(shown, '.stars');
  const stars = shown.all('.stars input');
  expect(stars.map(({ ariaLabel }) => ariaLabel).slice(0, 2)).toEqual(['1 of 5 stars', '2 of 5 stars']);
  stars[4]?.click();
  (shown.find('.ask textarea') as HTMLTextAreaElement).value = ' Quick! ';
  shown.find('.ask .start')?.focus();
  submit(shown.find('.ask'));
  expect(rate).toHaveBeenCalledWith(5, 'Quick!');
  await seen(() => expect(shown.text('.log .event')).toBe(texts.thanks));
  // The button is gone: the keyboard goes on with the next message.
  expect(shown.slot.getRootNode()).toHaveProperty('activeElement', shown.find('.field'));
  expect(new DrawnPanel({ ratings: false }).find('.ask')).toBeNull();
});

test('the transcript is emailed and confirmed; a failure is shown and can be retried', async () => {
  const shown = new DrawnPanel();
  const send = vi.spyOn(shown.conversation, 'sendTranscript').mockImplementationOnce(async () => {
    shown.receive({ type: 'trouble', trouble: 'too_many' });
    return false;
  });
  await shown.openMenu();
  shown.button(texts.transcript)?.click();
  const field = (await there(shown, '.sheet input')) as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  const problem = () => shown.text('.sheet [role=alert]');
  field.value = 'ida@example';
  submit(field.form);
  await seen(() => expect([problem(), field.ariaInvalid]).toEqual([texts.badEmail, 'true']));
  expect(send).not.toHaveBeenCalled();
  field.value = ' ida@example.com ';
  submit(field.form);
  await seen(() => expect(problem()).toBe(texts.tooOften));
  submit(field.form);
  await seen(() => expect(shown.text('.sheet [role=status]')).toBe('Sent to ida@example.com.'));
  expect(send).toHaveBeenLastCalledWith('ida@example.com');
  shown.find('.sheet')?.querySelector<HTMLElement>('.button')?.click();
  await seen(() => expect(shown.find('.sheet')).toBeNull());
  expect(document.activeElement?.className).toBe('field');
});

test('ending the chat is confirmed once; Escape cancels and leaves the panel open', async () => {
  const shown = new DrawnPanel();
  const end = vi.spyOn(shown.conversation, 'end');
  const choose = async () => {
    await shown.openMenu();
    shown.button(texts.end)?.click();
    return there(shown, '.sheet');
  };
  expect((await choose()).ariaLabel).toBe(texts.endAsk);
  shown.press('Escape');
  await seen(() => expect(shown.find('.sheet')).toBeNull());
  expect([shown.onClose.mock.calls.length, end.mock.calls.length]).toEqual([0, 0]);
  submit(await choose());
  expect(end).toHaveBeenCalledOnce();
  await seen(() => expect(shown.conversation.thread().session?.status).toBe('COMPLETED'));
  await shown.openMenu();
  expect(shown.button(texts.end)).toBeUndefined();
});

test('a waiting visitor sees their position, and can leave an address or continue with the bot', async () => {
  const shown = new DrawnPanel({}, 'bot');
  shown.receive({ type: 'session', session: session('UNASSIGNED') });
  const [leave, goOn] = await seen(() => {
    const buttons = shown.all('.dock .acts button');
    if (buttons.length !== 2) throw new Error('no choices yet');
    return buttons;
  });
  const outlookFor = (change: Partial<QueuePosition>) => {
    const waiting = { position: 3, estimateSeconds: 180, staffing: 'free', closed: null, ...change } as const;
    shown.receive({ type: 'waiting', waiting });
    return [shown.text('.support'), shown.text('.still b'), shown.text('.still small')];
  };
  expect([shown.text('.still b'), shown.text('.still small')]).toEqual([texts.waiting, texts.keepWriting]);
  const third = 'You’re number 3 in line';
  expect(outlookFor({})).toEqual([third, third, 'About 3 min']);
  expect(outlookFor({ estimateSeconds: 7_200 })).toEqual([third, third, 'More than an hour']);
  expect(outlookFor({ estimateSeconds: null })).toEqual([third, third, texts.keepWriting]);
  expect(outlookFor({ staffing: 'busy', estimateSeconds: null })).toEqual([third, third, texts.allBusy]);
  expect(outlookFor({ position: 1 })).toEqual([texts.nextInLine, texts.nextInLine, 'About 3 min']);
  // No agent is online: nothing is promised.
  expect(outlookFor({ staffing: 'none', estimateSeconds: null })).toEqual([
    texts.noAgentAvailable,
    texts.noAgentAvailable,
    texts.insteadOfWaiting,
  ]);

  leave?.click();
  const form = await there(shown, 'form.sheet');
  (form.querySelector('input') as HTMLInputElement).value = 'ann@shop.example';
  submit(form);
  await seen(() => expect(shown.find('.sheet')?.textContent).toContain('ann@shop.example'));
  expect(shown.find('.dock .note')?.textContent).toBe(texts.byEmail);

  goOn?.click();
  await seen(() => expect(shown.find('.still')).toBeNull());
});

test('internal events are hidden; the current agent and read receipts are shown', async () => {
  const shown = new DrawnPanel({}, 'nothing said');
  shown.receive({ type: 'session', session: { ...session('ASSIGNED', 'Bo'), agentReadSeq: 1 } });
  shown.receive({ type: 'message', message: message(1, { userType: 'visitor', value: 'Hello' }) });
  shown.receive({ type: 'message', message: message(2, { msgType: 'event', event: 'transfer-offered' }) });
  const transferred = { msgType: 'event', event: 'transferred', eventTarget: 'Bo' } as const;
  shown.receive({ type: 'message', message: message(3, transferred) });
  await seen(() =>
    expect(shown.all('.event').map((line) => line.textContent)).toEqual(['Bo joined the chat']),
  );
  expect(shown.find('.mine small')?.textContent).toBe(texts.read);
  shown.receive({ type: 'message', message: message(4, { userType: 'visitor', value: 'Still there?' }) });
  expect(shown.find('.mine small')).toBeNull();
});
