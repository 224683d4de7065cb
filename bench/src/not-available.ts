/** Why a part cannot be measured on this machine; the other parts continue. */
export class NotAvailable extends Error {}
