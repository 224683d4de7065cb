/** The people of the demo tenant, one for each thing there is to see. */
import type { BuiltInRoleKey } from '@parrot/contract/core';

export const DEMO_COMPANY = 'Halden Home';
const PASSWORD = 'parrot-demo';

type DemoPerson = { name: string; emailId: string; roleKey: BuiltInRoleKey };
export type DemoSignIn = { emailId: string; password: string; role: string };

export const DEMO_PEOPLE: readonly (DemoPerson & DemoSignIn)[] = [
  {
    name: 'Maya Lindqvist',
    emailId: 'maya@halden.example',
    roleKey: 'owner',
    role: 'Owner: everything',
    password: PASSWORD,
  },
  {
    name: 'Jonas Weber',
    emailId: 'jonas@halden.example',
    roleKey: 'builder',
    role: 'Builder: the Studio',
    password: PASSWORD,
  },
  {
    name: 'Aino Virtanen',
    emailId: 'aino@halden.example',
    roleKey: 'supervisor',
    role: 'Supervisor: the whole Desk',
    password: PASSWORD,
  },
  {
    name: 'Tomás Ruiz',
    emailId: 'tomas@halden.example',
    roleKey: 'agent',
    role: 'Agent: the Desk of StoreAssist',
    password: PASSWORD,
  },
];
