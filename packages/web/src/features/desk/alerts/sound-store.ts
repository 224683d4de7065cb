/** Whether this browser rings while somebody waits. It belongs to the browser: a muted room stays muted. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Sound = { isMuted: boolean };

export const useSoundStore = create<Sound>()(
  persist((): Sound => ({ isMuted: false }), { name: 'parrot-desk-sound' }),
);

export const mute = (isMuted: boolean): void => {
  useSoundStore.setState({ isMuted });
};
