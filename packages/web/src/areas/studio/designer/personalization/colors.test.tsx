import { ENOUGH_CONTRAST, palettePairs, updateApp, uploadAppPicture } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { field, fill } from '../../studio.fixture.tsx';
import { done, openStep } from '../designer.fixture.tsx';

test('a color is typed, its contrast shown and fixed; an empty one follows the brand [DSG-04]', async () => {
  const { user, stored } = await openStep('personalization', { part: 'colors' });
  expect(field('Header background').placeholder).toBe('11794A');
  await fill(user, 'Header background', 'fc0');
  await fill(user, 'Header text', '#ffffff');
  await screen.findByText('1.5 : 1');
  await screen.findByText('1 to fix');
  await press(user, /^Fix Header text/);
  await waitFor(() => expect(screen.queryByText('1 to fix')).toBeNull());
  // The background is saved first, the repaired text after it.
  await waitFor(() => {
    expect(stored.settings.palette.navbarColor).toBe('#FFCC00');
    const ratios = palettePairs(stored.settings.palette).map(({ ratio }) => ratio);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
  });
});

test('predefined palettes are merged, all colors can be cleared, and undo restores them [DSG-04]', async () => {
  const { user, stored } = await openStep('personalization', { part: 'colors' });
  await fill(user, 'Header background', '#FFCC00');
  await press(user, 'Ocean');
  await waitFor(() =>
    expect(stored.settings.palette).toMatchObject({ brandColor: '#0B5CAD', navbarColor: '#FFCC00' }),
  );
  await press(user, 'Reset all except brand');
  await waitFor(() =>
    expect(stored.settings.palette).toMatchObject({ brandColor: '#0B5CAD', navbarColor: '' }),
  );
  await press(user, 'Undo');
  await waitFor(() => expect(field('Header background').value).toBe('FFCC00'));
});

test('an invalid color is reported on blur and not sent [DSG-04]', async () => {
  const { user, server } = await openStep('personalization', { part: 'colors' });
  await user.clear(field('Brand color'));
  await user.type(field('Brand color'), '#12');
  expect(screen.queryByText('Please use a color such as #11794A.')).toBeNull();
  await user.tab();
  await screen.findByText('Please use a color such as #11794A.');
  await screen.findByText('Not saved: check the fields');
  expect(server.requestsTo(updateApp)).toEqual([]);
});

test('the upload limits are shown; a wrong or large file is not sent; a refused one shows the reason [DSG-09]', async () => {
  const { server } = await openStep('personalization', { part: 'appearance' });
  screen.getByText('JPG or PNG, up to 4 MB. Shown behind the conversation.');
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose background', { selector: 'input' }), {
      target: { files: [file] },
    });
  choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await screen.findByText('Not a JPG or PNG. Choose another file.');
  choose(new File([new Uint8Array(LIMITS.imageBytes)], 'huge.png', { type: 'image/png' }));
  await screen.findByText('This file is too large. Choose one under 4 MB.');
  expect(server.requestsTo(uploadAppPicture)).toEqual([]);

  readPictures();
  server.refuse(uploadAppPicture, 'not_an_image');
  choose(new File(['MZ'], 'not.png', { type: 'image/png' }));
  await screen.findByText('This file isn’t an image. Choose a JPG or PNG.');
});

test('an uploaded picture becomes a setting and can be removed [DSG-09]', async () => {
  const { server, user, stored } = await openStep('personalization', { part: 'appearance' });
  readPictures();
  server.answer(uploadAppPicture, { ...done, url: '/pictures/sky.webp' });
  fireEvent.change(screen.getByLabelText('Choose background', { selector: 'input' }), {
    target: { files: [new File(['sky'], 'sky.png', { type: 'image/png' })] },
  });
  await waitFor(() => expect(stored.settings.appearance.chatBackgroundImg).toBe('/pictures/sky.webp'));
  expect(server.requestsTo(uploadAppPicture)[0]?.form).toContain('chatBackgroundImg');
  await press(user, 'Remove');
  await waitFor(() => expect(stored.settings.appearance.chatBackgroundImg).toBe(''));
});

/** jsdom decodes no pictures: every file counts as one. */
function readPictures(): void {
  HTMLImageElement.prototype.decode = async () => {};
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = vi.fn();
}
