/** PostgreSQL can't run on this system; the message continues such a sentence. */
export class CannotRun extends Error {}
