/** Copies the address of a conversation: as a link with the ticket's number where links can be pasted. */
import type { UserSessionId } from '@parrot/contract/core';
import { texts } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/toast/toast.ts';

const linkOf = (id: UserSessionId): string => `${location.origin}/home/desk/chats?session=${id}`;

export async function copyLink(id: UserSessionId, ticketNumber: number | undefined): Promise<void> {
  const url = linkOf(id);
  try {
    await copy(url, ticketNumber === undefined ? url : `T-${ticketNumber}`);
    toast.success(texts.t('desk:link.copied'));
  } catch (error) {
    console.warn('link could not be copied', error);
    toast.failure(texts.t('desk:link.failed', { url }));
  }
}

async function copy(url: string, name: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(url);
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  const html = `<a href="${url}">${name}</a>`;
  await navigator.clipboard.write([
    new ClipboardItem({ ...part('text/plain', url), ...part('text/html', html) }),
  ]);
}
