/**
 * A text that was begun and not sent, by what it is about. It survives a reload of this tab until the
 * sign-out, and going to another page or conversation.
 */
import { newId } from '@parrot/contract/core';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useUserStore } from '../../state/user-store.ts';
import { textAfterSent } from './text-after-sent.ts';

type UnsentText = {
  text: string;
  /** The same for each attempt to send it, so that the server stores it once. */
  clientId: ReturnType<typeof newId<'msg'>>;
};
type UnsentTexts = { ownerId: string; texts: Record<string, UnsentText> };

const useUnsentTexts = create<UnsentTexts>()(
  persist((): UnsentTexts => ({ ownerId: '', texts: {} }), {
    name: 'parrot-unsent-texts',
    version: 1,
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

export function useUnsentText(about: string) {
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const text = useUnsentTexts(({ ownerId, texts }) => (ownerId === ownId && texts[about]?.text) || '');
  /** Of this user only: what another one left in this tab is dropped. */
  const change = (next: (texts: UnsentTexts['texts']) => UnsentTexts['texts']): void => {
    useUnsentTexts.setState(({ ownerId, texts }) => ({
      ownerId: ownId,
      texts: next(ownerId === ownId ? texts : {}),
    }));
  };
  const put = (next: string, clientId = newId('msg')): void =>
    change(({ [about]: _before, ...others }) =>
      next === '' ? others : { ...others, [about]: { text: next, clientId } },
    );
  return {
    text,
    clientId: () => useUnsentTexts.getState().texts[about]?.clientId ?? newId('msg'),
    write: (next: string): void => put(next, useUnsentTexts.getState().texts[about]?.clientId),
    /** It is stored. Returns what was typed meanwhile, which remains. */
    clearSent(sent: string): string {
      const rest = textAfterSent(useUnsentTexts.getState().texts[about]?.text ?? '', sent);
      put(rest);
      return rest;
    },
  };
}
