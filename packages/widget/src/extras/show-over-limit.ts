import type { View } from '../panel/view.ts';

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Says by how much a text is over its limit, in the form's `.over`; nothing can be sent until it is short enough. */
export function showOverLimit({ value, form }: Field, limit: number, { texts }: Pick<View, 'texts'>): void {
  const over = value.trim().length - limit;
  const note = form?.querySelector('.over');
  const send = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!note || !send) return;
  send.disabled = over > 0;
  note.textContent = over > 0 ? texts.over.replace('{over}', `${over}`).replace('{limit}', `${limit}`) : '';
}
