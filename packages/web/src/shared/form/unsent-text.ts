/**
 * A text that was begun and not sent, by what it is about. It survives a reload of this tab until the
 * sign-out, and going to another page or conversation.
 */
import { newId } from '@parrot/contract/core';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useUserStore } from '../../state/user-store.ts';
import { type Mention, withPicked } from '../mentions/mentions.ts';
import { textAfterSent } from './text-after-sent.ts';

type UnsentText = {
  text: string;
  /** The same for each attempt to send it, so that the server stores it once. */
  clientId: ReturnType<typeof newId<'msg'>>;
  /** Agents that were picked for its mentions. */
  picked?: Mention[];
};
type UnsentTexts = { ownerId: string; texts: Record<string, UnsentText> };

const useUnsentTexts = create<UnsentTexts>()(
  persist((): UnsentTexts => ({ ownerId: '', texts: {} }), {
    name: 'parrot-unsent-texts',
    version: 1,
    storage: createJSONStorage(() => window.sessionStorage),
  }),
);

/** Of this user only: what another one left in this tab is dropped. */
function useTextAbout(about: string) {
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const stored = useUnsentTexts(({ ownerId, texts }) => (ownerId === ownId ? texts[about] : undefined));
  const change = (next: (texts: UnsentTexts['texts']) => UnsentTexts['texts']): void => {
    useUnsentTexts.setState(({ ownerId, texts }) => ({
      ownerId: ownId,
      texts: next(ownerId === ownId ? texts : {}),
    }));
  };
  const current = () => useUnsentTexts.getState().texts[about];
  const put = (next: Partial<UnsentText>): void =>
    change((texts) => ({
      ...texts,
      [about]: { text: '', clientId: newId('msg'), ...texts[about], ...next },
    }));
  return {
    stored,
    current,
    put,
    picked: stored?.picked ?? [],
    pick: (agent: Mention): void =>
      put({ picked: withPicked(current()?.picked ?? [], current()?.text ?? '', agent) }),
    drop: (): void => change(({ [about]: _dropped, ...others }) => others),
  };
}

export function useUnsentText(about: string) {
  const { stored, current, put, drop, picked, pick } = useTextAbout(about);
  return {
    text: stored?.text ?? '',
    picked,
    pick,
    clientId: () => current()?.clientId ?? newId('msg'),
    write: (next: string): void => (next === '' ? drop() : put({ text: next })),
    /** It is stored. Returns what was typed meanwhile, which remains. */
    clearSent(sent: string): string {
      const rest = textAfterSent(current()?.text ?? '', sent);
      if (rest === '') drop();
      else put({ text: rest, clientId: newId('msg') });
      return rest;
    },
  };
}

/** The edit of a stored text. An edit that was begun can be empty. */
export function useUnsentEdit(about: string) {
  const { stored, current, put, drop, picked, pick } = useTextAbout(about);
  return {
    /** Undefined: it is not being edited. */
    text: stored?.text,
    picked,
    pick,
    write: (next: string): void => put({ text: next }),
    discard: drop,
    /** It is stored. Ends the edit unless it went on meanwhile. */
    clearSent(sent: string): void {
      if (current()?.text === sent) drop();
    },
  };
}
