/** Plays what the others say. Not in the views, so that it goes on when another page is shown. */
/** `onBlocked`: the browser plays nothing before the user clicks. */
export function createRemoteSound(onBlocked: (isBlocked: boolean) => void) {
  const players = new Map<string, HTMLAudioElement>();
  let speakerId = '';

  const play = (player: HTMLAudioElement): Promise<void> =>
    player.play().then(
      () => onBlocked(false),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked(true);
        else if (player.srcObject) console.warn('call sound could not be played', error);
      },
    );
  const direct = (player: HTMLAudioElement): Promise<void> =>
    'setSinkId' in player ? player.setSinkId(speakerId) : Promise.resolve();

  return {
    set(key: string, track: MediaStreamTrack | null): void {
      const player = players.get(key);
      const before = player?.srcObject instanceof MediaStream ? player.srcObject.getTracks()[0] : undefined;
      if (before === (track ?? undefined)) return;
      if (player) player.srcObject = null;
      players.delete(key);
      if (!track) return;
      const next = new Audio();
      next.srcObject = new MediaStream([track]);
      players.set(key, next);
      void direct(next).catch((error: unknown) => console.warn('speaker could not be used', error));
      void play(next);
    },
    playAll(): void {
      for (const player of players.values()) void play(player);
    },
    async choose(id: string): Promise<void> {
      speakerId = id;
      await Promise.all([...players.values()].map(direct));
    },
    close(): void {
      for (const player of players.values()) player.srcObject = null;
      players.clear();
    },
  };
}
