/**
 * The connection to one other participant. The impolite side lays out four sections once; microphone, camera
 * and screen are then switched by replacing tracks, so only a new path (ICE restart) is ever negotiated.
 */
import type { CallSignal } from '@parrot/contract/calls';
import { batchCandidates, type Candidate } from './batch-candidates.ts';

const SECTIONS = { voice: 'audio', camera: 'video', screen: 'video', screenSound: 'audio' } as const;
type Section = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as Section[];
export type Tracks = Record<Section, MediaStreamTrack | null>;

export type Peer = ReturnType<typeof createPeer>;

type PeerOptions = {
  /** Yields when both sides send an offer at once, and lets the other side begin. */
  isPolite: boolean;
  /** The page was reloaded during the call: the other side has a connection that ends nowhere. */
  isReloaded: boolean;
  configuration: RTCConfiguration;
  send: (signal: CallSignal) => void;
  tracks: () => Tracks;
  onChange: () => void;
};

/** Sent by a side that has no connection yet: the other one starts over. */
const START_OVER: CallSignal = { description: { type: 'rollback' } };

export function createPeer({ isPolite, isReloaded, send, tracks, onChange, ...options }: PeerOptions) {
  let { configuration } = options;
  /** Streams of the same id are played in sync. */
  const inSync = { person: new MediaStream(), screen: new MediaStream() };
  const streamOf = (name: Section) => (name === 'voice' || name === 'camera' ? inSync.person : inSync.screen);
  let connection = open();
  let attempts = 0;
  let isMakingOffer = false;
  let isIgnoringOffer = false;
  let receiving: Promise<void> = Promise.resolve();

  function open(): RTCPeerConnection {
    const opened = new RTCPeerConnection(configuration);
    const candidates = batchCandidates((batch) => {
      if (connection === opened) send({ candidates: batch });
    });
    opened.onicecandidate = ({ candidate }) => {
      if (candidate?.candidate) candidates(candidate.toJSON() as Candidate);
    };
    opened.ontrack = onChange;
    opened.onconnectionstatechange = () => {
      if (opened.connectionState === 'connected') attempts = 0;
      onChange();
    };
    opened.onnegotiationneeded = () => void offer(opened);
    if (!isPolite)
      for (const name of NAMES)
        opened.addTransceiver(SECTIONS[name], { direction: 'sendrecv', streams: [streamOf(name)] });
    return opened;
  }

  const startOver = () => {
    close();
    connection = open();
    isMakingOffer = isIgnoringOffer = false;
  };

  const close = () => {
    connection.onconnectionstatechange = connection.onnegotiationneeded = null;
    connection.close();
  };

  async function offer(opened: RTCPeerConnection): Promise<void> {
    try {
      isMakingOffer = true;
      await applyTracks();
      await opened.setLocalDescription();
      if (connection === opened) sendDescription();
    } catch (error) {
      if (connection === opened) console.warn('call offer failed', error);
    } finally {
      if (connection === opened) isMakingOffer = false;
    }
  }

  const sendDescription = () => {
    const { type, sdp } = connection.localDescription ?? {};
    if (type && type !== 'pranswer') send({ description: { type, sdp } });
  };

  /** Sections are in the same order on both sides, because only one side lays them out. */
  async function applyTracks(): Promise<void> {
    const sections = connection.getTransceivers();
    const next = tracks();
    await Promise.all(
      NAMES.map(async (name, index) => {
        const section = sections[index];
        if (!section || section.sender.track === next[name]) return;
        await section.sender.replaceTrack(next[name]);
      }),
    );
  }

  async function receiveDescription({ type, sdp }: RTCSessionDescriptionInit): Promise<void> {
    if (type === 'rollback') return startOver();
    const before = connection.remoteDescription;
    if (before && sdp && sessionOf(before.sdp) !== sessionOf(sdp)) {
      // The other page was reloaded: nothing of its former connection exists there.
      startOver();
      if (type === 'answer') return;
    }
    const isCollision = type === 'offer' && (isMakingOffer || connection.signalingState !== 'stable');
    isIgnoringOffer = !isPolite && isCollision;
    // An answer that was sent twice, or to an offer that was taken back.
    const isStale = type === 'answer' && connection.signalingState !== 'have-local-offer';
    if (isIgnoringOffer || isStale) return;
    await connection.setRemoteDescription({ type, sdp });
    if (type !== 'offer') return;
    for (const [index, section] of connection.getTransceivers().entries()) {
      section.direction = 'sendrecv';
      section.sender.setStreams?.(streamOf(NAMES[index] ?? 'voice'));
    }
    await applyTracks();
    await connection.setLocalDescription();
    sendDescription();
  }

  const receiveCandidate = async (candidate: Candidate): Promise<void> => {
    // Belongs to a connection that was replaced.
    if (!connection.remoteDescription) return;
    try {
      await connection.addIceCandidate(candidate as RTCIceCandidateInit);
    } catch (error) {
      if (!isIgnoringOffer) console.warn('call candidate was rejected', error);
    }
  };

  if (isPolite && isReloaded) send(START_OVER);

  return {
    receive(signal: CallSignal): void {
      const take = async () => {
        if ('description' in signal)
          await receiveDescription(signal.description as RTCSessionDescriptionInit);
        else for (const candidate of signal.candidates) await receiveCandidate(candidate);
      };
      // In order: a candidate belongs to the description before it.
      receiving = receiving.then(take).catch((error: unknown) => console.warn('call signal failed', error));
    },
    /** Looks for a new path or repeats what may have been lost on the way; then with a new connection. */
    recover(): void {
      const isStuck = connection.connectionState !== 'connected' && ++attempts > 1;
      if (isStuck && isPolite) send(START_OVER);
      else if (isStuck) startOver();
      else if (connection.signalingState === 'have-local-offer') sendDescription();
      else if (connection.remoteDescription) connection.restartIce();
    },
    configure(next: RTCConfiguration): void {
      configuration = next;
      connection.setConfiguration(next);
    },
    applyTracks: (): void =>
      void applyTracks().catch((error: unknown) => console.warn('track could not be sent', error)),
    state: (): RTCPeerConnectionState => connection.connectionState,
    stats: (): Promise<RTCStatsReport> => connection.getStats(),
    /** What arrives in each section; null until the sections are known. */
    received(): Tracks {
      const sections = connection.getTransceivers();
      return Object.fromEntries(
        NAMES.map((name, index) => [name, sections[index]?.receiver.track ?? null]),
      ) as Tracks;
    },
    close,
  };
}

/** Identifies the RTCPeerConnection that made a description. */
const sessionOf = (sdp: string): string | undefined => /^o=\S+ (\S+)/m.exec(sdp)?.[1];
