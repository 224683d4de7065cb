/** Calls between two browsers, with fake cameras and microphones. */
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

declare global {
  interface Window {
    /** Every connection that the page has opened. */
    peerConnections: RTCPeerConnection[];
    /** Every track of a microphone, camera or screen that the page has opened. */
    openedTracks: MediaStreamTrack[];
    /** Every sound that the page has played. */
    playedSounds: HTMLAudioElement[];
  }
}

/** Before the page loads: remembers its connections, the devices it opens and the sounds it plays. */
export async function watchCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.peerConnections = [];
    window.openedTracks = [];
    window.playedSounds = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (this instanceof HTMLAudioElement) window.playedSounds.push(this);
      return play.call(this);
    };
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        window.peerConnections.push(this);
      }
    };
    const { mediaDevices } = navigator;
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const open = mediaDevices[name].bind(mediaDevices);
      mediaDevices[name] = async (constraints?: MediaStreamConstraints) => {
        const stream = await open(constraints);
        window.openedTracks.push(...stream.getTracks());
        return stream;
      };
    }
  });
}

type Received = {
  /** Decoded frames of all videos, and the energy of what was heard. */
  frames: number;
  sound: number;
  /** The frames of each video that has any. */
  videos: number;
  /** The kinds of the ways out that this side has; `prflx` is one that the other side saw first. */
  paths: string[];
};

/** What has arrived through the connections that are open now. */
export const received = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    const open = window.peerConnections.filter(({ connectionState }) => connectionState === 'connected');
    const reports = await Promise.all(open.map((connection) => connection.getStats()));
    const stats = reports.flatMap((report) => [...report.values()]);
    const inbound = stats.filter(({ type }) => type === 'inbound-rtp');
    const videos = inbound
      .filter(({ kind }) => kind === 'video')
      .map(({ framesDecoded }) => framesDecoded ?? 0);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      frames: sum(videos),
      sound: sum(inbound.map(({ totalAudioEnergy }) => totalAudioEnergy ?? 0)),
      videos: videos.filter((frames) => frames > 0).length,
      paths: stats.filter(({ type }) => type === 'local-candidate').map(({ candidateType }) => candidateType),
    };
  });

/** More of it arrives from now on. */
export async function expectToReceive(page: Page, what: 'frames' | 'sound'): Promise<void> {
  const before = await received(page);
  await expect
    .poll(async () => (await received(page))[what], { message: `${what} arrive` })
    .toBeGreaterThan(before[what]);
}

/** The microphones, cameras and screens that are open. */
export const openDevices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.openedTracks
      .filter(({ readyState }) => readyState === 'live')
      .map(({ kind }) => kind)
      .sort(),
  );

/** Their names: of a screen, a name of the browser's. */
export const openDeviceNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.openedTracks
      .filter(({ readyState }) => readyState === 'live')
      .map(({ label }) => label)
      .sort(),
  );

/** The speaker of every sound that was played, the first one first. */
export const usedSpeakers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return window.playedSounds.map(
      ({ sinkId }) => devices.find(({ deviceId }) => deviceId === sinkId)?.label ?? 'default',
    );
  });
