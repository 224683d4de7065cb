/// <reference types="node" />
import { newId } from '@parrot/contract/core';
import { emailTranscript, eraseVisitor, exportVisitor, readVisitorContext } from '@parrot/contract/desk';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { VisitorSection } from '../../../features/desk/context/visitor/visitor-section.tsx';
import { press } from '../../../testing/press.ts';
import { rightsOf } from '../../../testing/users.ts';
import { renderContext, startContext, visitorOf } from './context.fixture.tsx';

const RECEIPT: ErasureReceipt = {
  receiptId: newId('rcp'),
  subject: 'visitor',
  workspaceId: newId('ten'),
  erasedAt: '2026-03-01T10:00:00.000Z',
  erasedBy: newId('usr'),
  counts: { conversations: 1 },
  sha256: 'f'.repeat(64),
};

type Started = Awaited<ReturnType<typeof startContext>>;
const draw = (context: Started) =>
  renderContext(context, <VisitorSection session={context.session} desk={context.desk} />);
async function open(...how: Parameters<typeof startContext>) {
  const context = await startContext(...how);
  return { ...context, ...draw(context) };
}
const section = (name: RegExp) => within(screen.getByRole('region', { name }));

test('location with local time, browser, system, page and language are shown next to the conversation [DSK-16]', async () => {
  await open({ isVerified: true });
  const visitor = section(/^Visitor/);
  await visitor.findByText('Valencia, Spain');
  visitor.getByText(/^\d{1,2}:\d\d [AP]M local$/);
  visitor.getByText('Chrome 131 · Android 15');
  visitor.getByText('Spanish');
  visitor.getByText('Verified');
  expect(visitor.getByRole('link', { name: '/orders/48213' }).getAttribute('href')).toBe(
    'https://halden.example/orders/48213',
  );
  const email = await visitor.findByRole('link', { name: 'elena@correo.example' });
  expect(email.getAttribute('href')).toBe('mailto:elena@correo.example');
});

test('a guess is labeled as a guess, unknown facts as unknown [DSK-16]', async () => {
  const context = await startContext({ email: '' });
  const known = visitorOf(context.session);
  context.http.answer(readVisitorContext, {
    status: 'success',
    visitor: {
      ...known,
      language: '',
      page: 'javascript:alert(1)',
      browser: { name: 'Unknown', version: '' },
      os: { name: '', version: '' },
      geoLocation: { ...known.geoLocation, status: 'timezone', timezone: 'America/New_York' },
    },
  });
  draw(context);
  const visitor = section(/^Visitor/);
  await visitor.findByText('America/New York');
  visitor.getByText('Estimated from time zone');
  for (const missing of ['Unknown browser', 'Unknown language', 'Not verified']) visitor.getByText(missing);
  expect(visitor.queryByRole('link')).toBeNull();
});

test('a visitor without a known location has an unknown location', async () => {
  const context = await startContext();
  const known = visitorOf(context.session);
  const nowhere = {
    status: 'unknown',
    country: '',
    city: '',
    region: '',
    timezone: '',
    ipLocation: '',
  } as const;
  context.http.answer(readVisitorContext, {
    status: 'success',
    visitor: { ...known, geoLocation: { ...known.geoLocation, ...nowhere } },
  });
  draw(context);
  await section(/^Visitor/).findByText('Unknown location');
});

test("a visitor who can't be loaded shows the error in place and can be retried", async () => {
  const context = await startContext();
  context.http.refuse(readVisitorContext, 'too_many');
  draw(context);
  const visitor = section(/^Visitor/);
  await visitor.findByRole('alert');
  context.http.answer(readVisitorContext, { status: 'success', visitor: visitorOf(context.session) });
  await context.user.click(visitor.getByRole('button', { name: 'Try again' }));
  await visitor.findByText('Valencia, Spain');
});

describe('the visitor menu', () => {
  const menu = async ({ user }: Started, entry: string) => {
    await press(user, 'More about this visitor');
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  test("sends the transcript by email, to the visitor's address or another [DSK-12]", async () => {
    const context = await open();
    context.http.refuse(emailTranscript, 'bad_input', { fields: { email: 'Not a valid address.' } });
    await menu(context, 'Email transcript');
    const field = await screen.findByLabelText<HTMLInputElement>('Email address');
    expect(field.value).toBe('elena@correo.example');
    await context.user.clear(field);
    await context.user.type(field, 'elena@new.example');
    await press(context.user, 'Send');
    await screen.findByText('Not a valid address.');
    context.http.answer(emailTranscript, { status: 'success' });
    await press(context.user, 'Send');
    await screen.findByText('Transcript sent to elena@new.example.');
    expect(context.http.requestsTo(emailTranscript).at(-1)?.body).toMatchObject({
      userSessionId: context.session.userSessionId,
      email: 'elena@new.example',
    });
  });

  test('offers export and erasure to supervisors only', async () => {
    const { user } = await open();
    await press(user, 'More about this visitor');
    await screen.findByRole('menuitem', { name: 'Email transcript' });
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });

  test('saves an export under its name', async () => {
    const context = await open({}, rightsOf('supervisor'));
    context.http.answer(exportVisitor, new Uint8Array([80, 75]));
    URL.createObjectURL = () => 'blob:parrot';
    URL.revokeObjectURL = () => {};
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await menu(context, 'Export visitor data');
    const fileName = `visitor-${context.session.userId}.zip`;
    await screen.findByText(`Saved as ${fileName}.`);
    expect(saved).toEqual([fileName]);
  });

  test('erases everything once the name is typed, offers a receipt, and closes the conversation', async () => {
    const context = await open({}, rightsOf('supervisor'));
    context.http.answer(eraseVisitor, { status: 'success', receipt: RECEIPT });
    await menu(context, 'Erase visitor data');
    const erase = await screen.findByRole<HTMLButtonElement>('button', { name: 'Erase permanently' });
    const field = screen.getByLabelText('Type “Elena García” to confirm');
    await context.user.type(field, 'Elena');
    expect(erase.disabled).toBe(true);
    await context.user.type(field, ' García');
    await context.user.click(erase);
    await screen.findByText('All data about Elena García was erased.');
    expect(context.http.requestsTo(eraseVisitor)[0]?.body).toMatchObject({
      userId: context.session.userId,
      confirmName: 'Elena García',
    });
    URL.createObjectURL = () => 'blob:parrot';
    URL.revokeObjectURL = () => {};
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(context.user, 'Download receipt');
    expect(saved).toHaveBeenCalledOnce();
    await press(context.user, 'Done');
    await waitFor(() => expect(context.router.state.location.search).toBe('?queue=assigned'));
  });
});
