import type { View } from '../panel/view.ts';

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Shows by how much a text is too long, in the form's `.over`; it can't be sent until it is shorter. */
export function showOverLimit({ value, form }: Field, limit: number, { texts }: Pick<View, 'texts'>): void {
  const over = value.trim().length - limit;
  const note = form?.querySelector('.over');
  const send = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!note || !send) return;
  send.disabled = over > 0;
  note.textContent = over > 0 ? texts.over.replace('{over}', `${over}`).replace('{limit}', `${limit}`) : '';
}
