import { Button, TextInput } from '@mantine/core';
import { type FieldErrors, REQUIRED } from '@parrot/contract/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { renderPage } from '../../testing/render.tsx';
import { ApiError } from '../http/api-error.ts';
import { FormMessage } from './form-message.tsx';
import { useForm } from './use-form.ts';

const schema = z.object({ title: z.string().trim().min(2, 'Too short.'), town: z.string().min(1) });
type Sent = z.infer<typeof schema>;

const refusal = (fields: FieldErrors, code = 'bad_input', message = 'The server said no.') =>
  new ApiError(400, code, message, fields);

type TestFormProps = {
  send: (input: Sent) => Promise<unknown>;
  showsTown?: boolean;
  onDirty?: (is: boolean) => void;
};

function TestForm({ send, showsTown = true, onDirty }: TestFormProps) {
  const form = useForm({
    initial: { title: '', town: 'Bergen' },
    schema,
    send,
    fieldOf: { title_taken: 'title' },
    onDirty,
  });
  return (
    <form {...form.formProps}>
      <FormMessage form={form} />
      <TextInput label="Title" {...form.textField('title')} />
      {showsTown && <TextInput label="Town" {...form.textField('town')} />}
      <Button type="submit" loading={form.isPending}>
        Save
      </Button>
    </form>
  );
}

type PreviewFormProps = { preview: (input: { title: string }) => Promise<unknown> };

function PreviewForm({ preview }: PreviewFormProps) {
  const form = useForm({
    initial: { title: '' },
    schema: schema.pick({ title: true }),
    send: async () => {},
  });
  const showPreview = () => {
    const input = form.checkedInput();
    if (input) preview(input).catch(form.showFailure);
  };
  return (
    <form {...form.formProps}>
      <FormMessage form={form} />
      <TextInput label="Title" {...form.textField('title')} />
      <Button onClick={showPreview}>Preview</Button>
    </form>
  );
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const town = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('values that break the schema are not sent; the first invalid field has the focus', async () => {
  const send = vi.fn(async () => {});
  renderPage(<TestForm send={send} />);
  await save();
  expect(await screen.findByText(REQUIRED)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await userEvent.type(title(), 'a');
  expect(screen.getByText('Too short.')).toBeTruthy();
  await userEvent.type(title(), 'b ');
  expect(screen.queryByText('Too short.')).toBeNull();
  expect(send).not.toHaveBeenCalled();
  await save();
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { title: 'ab', town: 'Bergen' },
    { title: 'ab ', town: 'Bergen' },
  );
});

test('the server’s field errors appear at their fields, also where it names them by a path or by a code', async () => {
  const send = vi.fn<() => Promise<unknown>>();
  renderPage(<TestForm send={send} />);
  await userEvent.type(title(), 'Autumn');
  send.mockRejectedValueOnce(refusal({ 'event.town': 'Unknown town.' }));
  await save();
  expect(await screen.findByText('Unknown town.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(town()));
  expect(screen.queryByRole('alert')).toBeNull();
  send.mockRejectedValueOnce(refusal({}, 'title_taken', 'There is such a title already.'));
  await save();
  expect(await screen.findByText('There is such a title already.')).toBeTruthy();
  expect(screen.queryByText('Unknown town.')).toBeNull();
  expect(title().getAttribute('aria-invalid')).toBe('true');
});

test('an error of a field that the form does not show is shown as the form’s message', async () => {
  const send = vi.fn<() => Promise<unknown>>();
  renderPage(<TestForm send={send} showsTown={false} />);
  await userEvent.type(title(), 'Autumn');
  send.mockRejectedValueOnce(
    refusal({ town: 'Unknown town.', owner: 'The owner has left.', title: 'Too dull.' }),
  );
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Unknown town. The owner has left.');
  expect(screen.getByText('Too dull.')).toBeTruthy();
  send.mockRejectedValueOnce(refusal({ town: REQUIRED }));
  await save();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Please fill in the required fields.'),
  );
});

test('a refusal without fields is the form’s message until something is changed', async () => {
  const send = vi.fn<() => Promise<unknown>>();
  renderPage(<TestForm send={send} />);
  await userEvent.type(title(), 'Autumn');
  send.mockRejectedValueOnce(refusal({}));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('The server said no.');
  await userEvent.type(title(), '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form that is being sent is not sent again', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  renderPage(<TestForm send={send} />);
  await userEvent.type(title(), 'Autumn{Enter}{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
});

test('a form is dirty while its values differ from the stored ones', async () => {
  const onDirty = vi.fn();
  renderPage(<TestForm send={async () => {}} onDirty={onDirty} />);
  await userEvent.type(title(), 'a');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await userEvent.clear(title());
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test('another request uses the same checked fields and shows its errors like the form’s own', async () => {
  const preview = vi.fn<PreviewFormProps['preview']>();
  renderPage(<PreviewForm preview={preview} />);
  const click = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await click();
  expect(await screen.findByText(REQUIRED)).toBeTruthy();
  expect(preview).not.toHaveBeenCalled();
  await userEvent.type(title(), 'Autumn ');
  preview.mockRejectedValueOnce(refusal({ title: 'Too dull.' }));
  await click();
  expect(await screen.findByText('Too dull.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(preview).toHaveBeenCalledExactlyOnceWith({ title: 'Autumn' });
  preview.mockRejectedValueOnce(refusal({}));
  await click();
  expect((await screen.findByRole('alert')).textContent).toBe('The server said no.');
  await userEvent.type(title(), '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two clicks at once send once', async () => {
  const send = vi.fn(async () => {});
  renderPage(<TestForm send={send} />);
  await userEvent.type(screen.getByLabelText('Title'), 'Harbor');
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => {
    save.click();
    save.click();
  });
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledOnce();
});

test('a name that is pasted as the screen shows it is the name', async () => {
  const send = vi.fn(async () => {});
  renderPage(<TestForm send={send} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Title'));
  await user.paste('\u2068نور\u2069');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = { title: 'نور', town: 'Bergen' };
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(sent, sent));
});
