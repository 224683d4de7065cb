/** The users of the demo tenant: those to sign in as, one for each area of the product, and other members. */
import type { BuiltInRoleKey } from '@parrot/contract/core';

export const DEMO_COMPANY = 'Halden Home';
const PASSWORD = 'parrot-demo';

export type DemoUser = {
  name: string;
  emailId: string;
  password: string;
  roleKey: BuiltInRoleKey;
  /** When they last used the product. */
  lastActiveDaysAgo: number;
};
export type DemoSignIn = { emailId: string; password: string; role: string };

export const DEMO_USERS: readonly (DemoUser & DemoSignIn)[] = [
  {
    name: 'Maya Lindqvist',
    emailId: 'maya@halden.example',
    lastActiveDaysAgo: 0.01,
    roleKey: 'owner',
    role: 'Owner: everything',
    password: PASSWORD,
  },
  {
    name: 'Jonas Weber',
    emailId: 'jonas@halden.example',
    lastActiveDaysAgo: 0.3,
    roleKey: 'builder',
    role: 'Builder: the Studio',
    password: PASSWORD,
  },
  {
    name: 'Aino Virtanen',
    emailId: 'aino@halden.example',
    lastActiveDaysAgo: 0.02,
    roleKey: 'supervisor',
    role: 'Supervisor: the whole Desk',
    password: PASSWORD,
  },
  {
    name: 'Tomás Ruiz',
    emailId: 'tomas@halden.example',
    lastActiveDaysAgo: 0.015,
    roleKey: 'agent',
    role: 'Agent: the Desk of StoreAssist',
    password: PASSWORD,
  },
];

/** Shown in lists; not offered for signing in. */
export const DEMO_TEAMMATES: readonly DemoUser[] = [
  {
    name: 'Elif Kaya',
    emailId: 'elif@halden.example',
    lastActiveDaysAgo: 0.9,
    roleKey: 'admin',
    password: PASSWORD,
  },
  {
    name: 'Peter Holm',
    emailId: 'peter@halden.example',
    lastActiveDaysAgo: 6,
    roleKey: 'billing',
    password: PASSWORD,
  },
  {
    name: 'Camille Laurent',
    emailId: 'camille@halden.example',
    lastActiveDaysAgo: 0.15,
    roleKey: 'agent',
    password: PASSWORD,
  },
  {
    name: 'Henrik Solberg',
    emailId: 'henrik@halden.example',
    lastActiveDaysAgo: 2.4,
    roleKey: 'agent',
    password: PASSWORD,
  },
];
