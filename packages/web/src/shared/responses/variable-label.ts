/** The name of a variable as users read it. */
import { BUILT_IN_VARIABLES, type BuiltInVariable, variableOfField } from '@parrot/contract/responses';
import { texts } from '../i18n/i18n.ts';

const KEYS = {
  'visitor.name': 'visitorName',
  'visitor.email': 'visitorEmail',
  'visitor.phone': 'visitorPhone',
  'ticket.number': 'ticketNumber',
  'ticket.subject': 'ticketSubject',
  'agent.name': 'agentName',
  'app.name': 'appName',
  today: 'today',
} as const satisfies Record<BuiltInVariable, string>;

type Field = { name: string; label: string };

const isBuiltIn = (name: string): name is BuiltInVariable =>
  BUILT_IN_VARIABLES.some((builtIn) => builtIn === name);

/** Undefined for a variable that doesn't exist. */
export const variableLabel = (name: string, fields: readonly Field[]): string | undefined =>
  isBuiltIn(name)
    ? texts.t(`response-parts:variables.names.${KEYS[name]}`)
    : fields.find((field) => variableOfField(field.name) === name)?.label;
