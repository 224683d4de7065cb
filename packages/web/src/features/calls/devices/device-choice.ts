/** The devices an agent chose for calls. Stored in the browser: another computer has other ones. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type DeviceChoice = { microphoneId: string; cameraId: string; speakerId: string };

export const useDeviceChoice = create<DeviceChoice>()(
  persist((): DeviceChoice => ({ microphoneId: '', cameraId: '', speakerId: '' }), {
    name: 'parrot-call-devices',
  }),
);
