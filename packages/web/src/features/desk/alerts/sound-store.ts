/** Whether this browser rings while a visitor waits. Stored in the browser, not with the user. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Sound = { isMuted: boolean };

export const useSoundStore = create<Sound>()(
  persist((): Sound => ({ isMuted: false }), { name: 'parrot-desk-sound' }),
);

export const mute = (isMuted: boolean): void => {
  useSoundStore.setState({ isMuted });
};
