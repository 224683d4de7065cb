/** Messages between the processes of an installation: in order per sender, and lost while Redis is away. */
export type PubSub = {
  /** To all other processes. Never throws: what is lost is reported to `onMissed`. */
  publish(subject: string, message: unknown): void;
  subscribe(subject: string, handler: (message: never) => void): void;
  /** Called when messages of others may have been lost, and again every second as long as that lasts. */
  onMissed(handler: () => void): void;
  /** Called once messages arrive again after some may have been lost. */
  onRecovered(handler: () => void): void;
};

/** For a process that shares its database with no other. */
export const noPubSub: PubSub = {
  publish: () => {},
  subscribe: () => {},
  onMissed: () => {},
  onRecovered: () => {},
};
