/** Actions besides reading and writing: attaching files, the transcript, ending the chat. */
import { isEmail, type LIMITS } from '@parrot/contract/core';
import type { Aside, AsideState } from '../panel/view.ts';
import { chooseFiles } from './files/choose-files.ts';
import { troubleText } from './reason-text.ts';
import { showOverLimit } from './show-over-limit.ts';

const LONGEST: (typeof LIMITS)['messageLength'] = 4_000;

export const NO_ASIDE: AsideState = { sheet: null, problem: '', sentTo: '', tray: [], refused: [] };

export function startAside({
  conversation,
  localization,
  show,
  leave,
}: Parameters<Aside>[0]): ReturnType<Aside> {
  let state = NO_ASIDE;
  const set = (next: Partial<AsideState>) => {
    state = { ...state, ...next };
    show(state);
  };

  const give = async (email: string, to: (email: string) => Promise<boolean>) => {
    const { texts } = localization();
    if (!isEmail(email)) return set({ problem: texts.badEmail });
    if (await to(email)) return set({ problem: '', sentTo: email });
    set({ problem: troubleText({ ...conversation.thread(), texts }) });
  };

  return {
    openSheet(sheet) {
      set({ sheet, problem: '', sentTo: '' });
      if (!sheet) leave();
    },
    sendTranscript: (email) => give(email, conversation.sendTranscript),
    leaveEmail: (email) => give(email, conversation.leaveEmail),
    showOverLength: (field) => showOverLimit(field, LONGEST, localization()),
    attach(files) {
      const { taken, refused } = chooseFiles(files, state.tray.length, localization());
      set({ tray: [...state.tray, ...taken], refused });
      leave();
    },
    detach(file) {
      set({ tray: state.tray.filter((one) => one !== file), refused: [] });
      leave();
    },
    takeTray() {
      const { tray } = state;
      set({ tray: [], refused: [] });
      return tray;
    },
  };
}
