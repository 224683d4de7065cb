/** Whose second factor it is, and whether there is a password to confirm changes with. */
export type Account = { emailId: string; hasPassword: boolean };
