import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import {
  modelBudget,
  modelBudgetState,
  modelConnection,
  modelConnectionDraft,
  modelProblem,
  modelProvider,
  modelUse,
} from './models.shapes.ts';

/** Users who create apps can see what is connected; keys and budgets require team administration. */
const createApps = needs('Create Apps');
const runTeam = needs('Invite Users');
const success = z.literal('success');

export const listModels = defineCall({
  name: 'models.list',
  method: 'POST',
  base: 'parrot',
  path: '/models/list',
  access: createApps,
  summary: 'The connected models without their keys, the budget, and the model files of this installation.',
  reply: z.object({
    status: success,
    connections: z.array(modelConnection),
    budget: modelBudgetState,
    files: z.array(z.string()),
  }),
});

export const saveModel = defineCall({
  name: 'models.save',
  method: 'POST',
  base: 'parrot',
  path: '/models/save',
  access: runTeam,
  summary:
    'Connects a model, replacing the connection of this provider. A new address requires the key again: a key is only sent to the address it was entered for.',
  body: modelConnectionDraft,
  reply: z.object({ status: success, connection: modelConnection }),
});

export const removeModel = defineCall({
  name: 'models.remove',
  method: 'DELETE',
  base: 'parrot',
  path: '/models/connection',
  access: runTeam,
  summary: 'Deletes a connection and its key. Apps that used it quote their knowledge from then on.',
  query: z.object({ provider: modelProvider }),
  reply: done,
});

export const testModel = defineCall({
  name: 'models.test',
  method: 'POST',
  base: 'parrot',
  path: '/models/test',
  access: runTeam,
  summary: 'Tests a connection with a one-word request before it is saved.',
  body: modelConnectionDraft,
  reply: z.object({
    status: success,
    ok: z.boolean(),
    problem: modelProblem.nullable(),
    /** What went wrong, as a message for users. */
    message: z.string(),
    milliseconds: z.number().int(),
  }),
});

export const saveModelBudget = defineCall({
  name: 'models.saveBudget',
  method: 'POST',
  base: 'parrot',
  path: '/models/budget',
  access: runTeam,
  summary:
    'Sets the monthly model budget. Once it is used up, bots quote their knowledge until the next month.',
  body: modelBudget,
  reply: z.object({ status: success, budget: modelBudgetState }),
});

export const listModelUse = defineCall({
  name: 'models.listUse',
  method: 'POST',
  base: 'parrot',
  path: '/models/use',
  access: runTeam,
  summary: 'Tokens and cost per day, app, provider and purpose, newest day first.',
  body: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, 'The first day must come before the last day.'),
  reply: z.object({ status: success, items: z.array(modelUse) }),
});
