/** Says why a part cannot be measured on this machine; the others go on. */
export class NotAvailable extends Error {}
