export const BODY_LENGTH = 22;

export const idPattern = (prefix: string) => new RegExp(`^${prefix}_[0-9a-z]{${BODY_LENGTH}}$`);
