/** Messages between the processes of an installation: in order per sender, and lost while Redis is away. */
export type PubSub = {
  /**
   * To all other processes, or to those with a socket in one of the rooms. Never throws: what is lost is reported
   * to `onMissed`.
   */
  publish(subject: string, message: unknown, rooms?: readonly string[]): void;
  subscribe<Message>(subject: string, subscription: Subscription<Message>): void;
  /** Called when messages of others may have been lost, and again every second as long as that lasts. */
  onMissed(handler: () => void): void;
  /** Called once messages arrive again after some may have been lost. */
  onRecovered(handler: () => void): void;
};

export type Subscription<Message> = {
  handle(message: Message, rooms: readonly string[]): void;
  /** Whether this process has a socket in one of the rooms; other messages are not even decoded. */
  concerns?(rooms: readonly string[]): boolean;
};

/** For a process that shares its database with no other. */
export const noPubSub: PubSub = {
  publish: () => {},
  subscribe: () => {},
  onMissed: () => {},
  onRecovered: () => {},
};
