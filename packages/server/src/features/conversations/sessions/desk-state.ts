/** What a bot needs to know about the desk. */
export type DeskState = {
  /** By the hours of the app. */
  isOpen: boolean;
  /** Whether an agent of the queue that the session is in, or would enter, is at the desk in its hours. */
  isAvailable: boolean;
};
