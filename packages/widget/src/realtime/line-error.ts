/** No answer: the line broke (`lost`), or the server took too long (`late`). Whether the server acted is unknown. */
export class LineError extends Error {
  readonly reason: 'lost' | 'late';

  constructor(reason: 'lost' | 'late') {
    super(reason);
    this.reason = reason;
  }
}
