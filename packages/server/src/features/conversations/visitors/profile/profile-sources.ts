/** How what is learned about a visitor reaches their profile, which another slice owns. */
import type { FieldValue, TenantId, VisitorId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';

import type { Tx } from '../../../../platform/index.ts';

/** What the website signed; an empty text is no claim. */
export type SignedProfile = {
  name: string;
  email: string;
  phone: string;
  attributes: Readonly<Record<string, FieldValue>>;
};

/** The contact details that changed, to be stored with the visitor. */
export type ContactChanges = { name?: string; email?: string };

type ProfiledVisitor = { tenantId: TenantId; visitorId: VisitorId };

export type ProfileSources = {
  /** A claim that changed replaces every other value. */
  fromSite(tx: Tx, visitor: ProfiledVisitor, signed: SignedProfile): Promise<ContactChanges>;
  /** Visitor values that have the name of a field. Replaces neither claims nor edits of agents. */
  fromFlow(tx: Tx, visitor: ProfiledVisitor, values: Values): Promise<void>;
  /** The address that a visitor left in the chat. Replaces neither claims nor edits of agents. */
  fromVisitor(tx: Tx, visitor: ProfiledVisitor, email: string): Promise<ContactChanges>;
};
