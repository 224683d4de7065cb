/** The functions and actions that roles consist of, and the built-in roles. */
import * as z from 'zod';

export const FUNCTIONS = {
  'Create Apps': ['List Predefined response'],
  'Invite Users': [],
  'Makes Payment': ['Delete subscription', 'Renew subscription'],
  'Handle Chats': ['Agent chat monitoring'],
} as const;

export type FunctionName = keyof typeof FUNCTIONS;
export type ActionName = (typeof FUNCTIONS)[FunctionName][number];

export const roleFunction = z.object({
  functionName: z.string(),
  viewable: z.boolean(),
  actions: z.array(z.object({ actionName: z.string() })),
});
export type RoleFunction = z.infer<typeof roleFunction>;

export const roleDetails = z.object({
  status: z.literal('success'),
  userInfo: z.object({ studioAccess: z.boolean(), deskAccess: z.boolean() }),
  roleFunctionList: z.array(roleFunction),
});
type RoleDetails = z.infer<typeof roleDetails>;
export type Rights = Pick<RoleDetails, 'userInfo' | 'roleFunctionList'>;

type BuiltInRole = {
  name: string;
  description: string;
  studioAccess: boolean;
  deskAccess: boolean;
  functions: RoleFunction[];
};

const whole = (functionName: FunctionName): RoleFunction => ({
  functionName,
  viewable: true,
  actions: FUNCTIONS[functionName].map((actionName) => ({ actionName })),
});
const bare = (functionName: FunctionName): RoleFunction => ({ functionName, viewable: true, actions: [] });

export const BUILT_IN_ROLES = {
  owner: {
    name: 'Owner',
    description: 'Full access, including payments.',
    studioAccess: true,
    deskAccess: true,
    functions: [whole('Create Apps'), whole('Invite Users'), whole('Makes Payment'), whole('Handle Chats')],
  },
  admin: {
    name: 'Admin',
    description: 'Manages the team, apps, and desk. No access to payments.',
    studioAccess: true,
    deskAccess: true,
    functions: [whole('Create Apps'), whole('Invite Users'), whole('Handle Chats')],
  },
  builder: {
    name: 'Builder',
    description: 'Builds apps and maintains their knowledge.',
    studioAccess: true,
    deskAccess: false,
    functions: [whole('Create Apps')],
  },
  supervisor: {
    name: 'Supervisor',
    description: 'Handles chats in every app and monitors the desk.',
    studioAccess: false,
    deskAccess: true,
    functions: [whole('Handle Chats')],
  },
  agent: {
    name: 'Agent',
    description: 'Handles chats in assigned apps.',
    studioAccess: false,
    deskAccess: true,
    functions: [bare('Handle Chats')],
  },
  billing: {
    name: 'Billing',
    description: 'Manages the plan, payments, and invoices.',
    studioAccess: true,
    deskAccess: false,
    functions: [whole('Makes Payment')],
  },
} as const satisfies Record<string, BuiltInRole>;

export type BuiltInRoleKey = keyof typeof BUILT_IN_ROLES;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const FUNCTION_NAMES = Object.keys(FUNCTIONS) as FunctionName[];

/** A function by name, case-insensitive; undefined if there is none. */
export const functionNamed = (name: string): FunctionName | undefined =>
  FUNCTION_NAMES.find((known) => same(known, name));

/** The same for an action of a function. */
export const actionNamed = (functionName: FunctionName, name: string): ActionName | undefined =>
  (FUNCTIONS[functionName] as readonly ActionName[]).find((known) => same(known, name));

/** Whether these rights include a function and, if given, an action of it. Names are case-insensitive. */
export function hasPermission(rights: Rights, functionName: FunctionName, actionName?: ActionName): boolean {
  return rights.roleFunctionList.some(
    (granted) =>
      granted.viewable &&
      same(granted.functionName, functionName) &&
      (!actionName || granted.actions.some((action) => same(action.actionName, actionName))),
  );
}
