/** An error that the message alone explains. */
export class OperatorError extends Error {}
