import { OperatorError } from './operator-error.mjs';
import { day, minute, PAGE, pageOf, table, used } from './table.mjs';

const WORKSPACE = '<workspace>';
const REQUEST_NAMES = {
  contact_for_enterprise: 'contact about enterprise',
  subscription_cancelled: 'cancel',
  subscription_downgraded: 'switch to',
};
const requestName = ({ requestType, planName }) => `${REQUEST_NAMES[requestType]} ${planName}`.trim();
const paging = ({ page = '1' }) => ({ offset: (wholeNumber('--page', page) - 1) * PAGE, limit: PAGE });

export const COMMANDS = {
  list: {
    arguments: [],
    help: 'Workspaces with plan and usage. --search TEXT --status trial|live|grace_period|expired|cancelled',
    run: (api, _args, { search = '', status, page }) =>
      api.post('workspaces/list', { ...paging({ page }), search, ...(status && { status }) }),
    print: (result) =>
      pageOf(
        result,
        ['WORKSPACE', 'NAME', 'PLAN', 'STATUS', 'ENDS', 'USERS', 'APPS', 'TODAY', 'REQUESTS'],
        (item) => [
          item.tenantId,
          item.name,
          item.planName,
          item.status,
          day(item.termEnd) || 'never',
          used(item.users),
          used(item.apps),
          used(item.conversationsPerDay),
          item.openRequests || '',
        ],
      ),
  },
  show: {
    arguments: [WORKSPACE],
    help: 'One workspace: owners, requests, payments, subscription activity.',
    run: async (api, [workspace]) =>
      (await api.post('workspace', { tenantId: await workspaceId(api, workspace) })).data,
    print: printWorkspace,
  },
  'extend-trial': {
    arguments: [WORKSPACE, '<days>'],
    help: 'Extends a trial from its end, or from now if it has ended.',
    run: async (api, [workspace, days]) =>
      api.post('trial/extend', {
        tenantId: await workspaceId(api, workspace),
        days: wholeNumber('<days>', days),
      }),
    print: ({ termEnd }) => `The trial now ends on ${day(termEnd)}.`,
  },
  'grant-plan': {
    arguments: [WORKSPACE, '<plan code>', '<until YYYY-MM-DD|forever>'],
    help: 'Grants a plan without a payment, such as growth-yearly or enterprise. --users N --apps N --conversations N',
    run: async (api, [workspace, planCode, until], options) =>
      api.post('plan/grant', {
        tenantId: await workspaceId(api, workspace),
        planCode,
        until: until === 'forever' ? null : endOfDay(until),
        limits: limitsOf(options),
      }),
    print: ({ termEnd }) => (termEnd ? `Granted until ${day(termEnd)}.` : 'Granted without an end.'),
  },
  requests: {
    arguments: [],
    help: 'Service requests, the open ones by default. --state open|done|declined|withdrawn',
    run: (api, _args, { state = 'open', page }) => api.post('requests/list', { ...paging({ page }), state }),
    print: (result) =>
      pageOf(result, ['REQUEST', 'WORKSPACE', 'NAME', 'ASKS TO', 'BY', 'ON', 'REASON'], (item) => [
        item.requestId,
        item.tenantId,
        item.workspaceName,
        requestName(item),
        item.requestedByName,
        day(item.requestedAt),
        [item.reason, item.description].filter(Boolean).join(': '),
      ]),
  },
  answer: {
    arguments: ['<request>', '<done|declined>'],
    help: 'Answers a request, with a text for its owner if you like. Declining undoes what was requested.',
    run: (api, [requestId, state, ...answer]) =>
      api.post('request/answer', { requestId, state, answer: answer.join(' ') }),
    print: () => 'Answered. Everyone who can pay is notified.',
  },
  'reset-second-factor': {
    arguments: ['<email>'],
    help: 'Removes the second factor of a user who lost it, such as a locked-out owner, and signs them out.',
    run: (api, [emailId]) => api.post('second-factor/reset', { emailId }),
    print: () => 'Removed. The user is notified by email, and can sign in with the password.',
  },
  'retained-invoices': {
    arguments: [],
    help: 'Invoices of erased workspaces, which tax law requires you to store. --json prints them in full.',
    run: (api, _args, { page }) => api.post('retained-invoices/list', paging({ page })),
    print: (result) =>
      pageOf(result, ['INVOICE', 'WORKSPACE', 'ISSUED', 'BUYER', 'DELETED AFTER'], (item) => [
        item.number,
        item.workspaceId,
        day(item.issuedAt),
        item.content.buyer.company,
        day(item.deleteAfter),
      ]),
  },
  webhooks: {
    arguments: [],
    help: 'What came of the payment provider’s webhooks. --outcome applied|ignored|unknown_order|failed',
    run: (api, _args, { outcome, page }) =>
      api.post('webhooks/list', { ...paging({ page }), ...(outcome && { outcome }) }),
    print: (result) =>
      pageOf(result, ['RECEIVED', 'OUTCOME', 'TYPE', 'ORDER', 'EVENT'], (item) => [
        minute(item.receivedAt),
        item.outcome,
        item.type,
        item.checkoutId,
        item.eventId,
      ]),
  },
};

export function helpText() {
  const lines = Object.entries(COMMANDS).map(([name, { arguments: wanted, help }]) =>
    [`  ${[name, ...wanted].join(' ')}`, `      ${help}`].join('\n'),
  );
  return [
    'Usage: npm run operator -- <command>',
    '',
    ...lines,
    '',
    'A workspace is given by its id or a part of its name. --json prints what the server answers.',
    'OPERATOR_TOKEN is needed; OPERATOR_URL is the address of the server, http://127.0.0.1:3000 by default.',
  ].join('\n');
}

/** By id, or by a part of the name that only one workspace has. */
async function workspaceId(api, text) {
  if (/^ten_[0-9a-z]{22}$/.test(text)) return text;
  const { items } = await api.post('workspaces/list', { search: text, limit: PAGE });
  const exact = items.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [only, ...others] = exact.length === 1 ? exact : items;
  if (!only) throw new OperatorError(`No workspace has ${text} in its name.`);
  if (others.length > 0)
    throw new OperatorError(
      `Several workspaces match ${text}:\n${items.map(({ tenantId, name }) => `  ${tenantId}  ${name}`).join('\n')}`,
    );
  return only.tenantId;
}

function wholeNumber(name, text) {
  if (!/^\d{1,9}$/.test(text ?? '')) throw new OperatorError(`${name} must be a whole number, not ${text}.`);
  return Number(text);
}

function endOfDay(text) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new OperatorError(`The day must be like 2027-12-31, not ${text}.`);
  return `${text}T23:59:59.999Z`;
}

function limitsOf({ users, apps, conversations }) {
  const limits = { users, apps, conversationsPerDay: conversations };
  return Object.fromEntries(
    Object.entries(limits)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, wholeNumber(name, value)]),
  );
}

function printWorkspace(workspace) {
  const { owners, requests, payments, activity } = workspace;
  const facts = [
    ['Workspace', `${workspace.name} (${workspace.tenantId})`],
    ['Created', day(workspace.createdAt)],
    ['Owners', owners.map(({ name, emailId }) => `${name} <${emailId}>`).join(', ')],
    ['Plan', `${workspace.planName} (${workspace.planCode}), ${workspace.status}`],
    [
      'Ends',
      (day(workspace.termEnd) || 'never') +
        (workspace.nextPlanName ? `, then ${workspace.nextPlanName}` : ''),
    ],
    ['Users', used(workspace.users)],
    ['Apps', used(workspace.apps)],
    ['Conversations today', used(workspace.conversationsPerDay)],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return [
    facts.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n'),
    'Requests',
    table(
      ['REQUEST', 'STATE', 'ASKS TO', 'BY', 'ON', 'ANSWER'],
      requests.map((item) => [
        item.requestId,
        item.state,
        requestName(item),
        item.requestedByName,
        day(item.requestedAt),
        item.answer,
      ]),
    ),
    'Payments',
    table(
      ['ON', 'PLAN', 'AMOUNT', 'STATUS', 'BY', 'PROVIDER'],
      payments.map((item) => [
        minute(item.orderedAt),
        item.planName,
        item.amount,
        item.status,
        item.orderedByName,
        item.provider,
      ]),
    ),
    'Activity',
    table(
      ['ON', 'EVENT', 'PLAN', 'BY'],
      activity.map((item) => [minute(item.at), item.event, item.planName, item.actorName]),
    ),
  ].join('\n\n');
}
