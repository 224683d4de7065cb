/** What the visitor does beside reading and writing: files to send along, the transcript, the end. */
import type { Aside, AsideState } from '../panel/view.ts';
import { chooseFiles } from './choose-files.ts';

export const NO_ASIDE: AsideState = { sheet: null, sentTo: '', tray: [], refused: [] };

export function startAside({ conversation, words, show, leave }: Parameters<Aside>[0]): ReturnType<Aside> {
  let state = NO_ASIDE;
  const set = (next: Partial<AsideState>) => {
    state = { ...state, ...next };
    show(state);
  };

  return {
    openSheet(sheet) {
      set({ sheet, sentTo: '' });
      if (!sheet) leave();
    },
    async sendTranscript(email) {
      if (await conversation.sendTranscript(email)) set({ sentTo: email });
    },
    async leaveEmail(email) {
      if (await conversation.leaveEmail(email)) set({ sentTo: email });
    },
    attach(files) {
      const { taken, refused } = chooseFiles(files, state.tray.length, words());
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
