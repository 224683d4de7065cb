/** Replaces {{visitor.name}} and the like in texts of rules. Unknown variables stay as they are written. */
import { RULE_VARIABLES, type RuleVariable } from '@parrot/contract/rules';
import type { Facts } from '../conditions/facts.ts';

const VARIABLE = /\{\{\s*([a-z]+\.[a-z]+)\s*\}\}/g;

export async function fillVariables(text: string, facts: Facts): Promise<string> {
  if (!text.includes('{{')) return text;
  const { session } = facts;
  const ticket = await facts.ticket();
  const values: Record<RuleVariable, string> = {
    'visitor.name': session.visitorName,
    'visitor.email': session.email,
    'ticket.number': ticket ? `T-${ticket.number}` : '',
    'ticket.subject': ticket?.subject ?? '',
    'app.name': session.appName,
    'agent.name': session.escalatedAgentName ?? session.agentName ?? '',
  };
  return text.replace(VARIABLE, (written, name: string) => (isVariable(name) ? values[name] : written));
}

const isVariable = (name: string): name is RuleVariable => RULE_VARIABLES.some((known) => known === name);
