/** The names of the built-in roles, which are English on the wire, in the reader's language. */
import { BUILT_IN_ROLES, type BuiltInRoleKey } from '../core/access/functions.ts';
import type { LanguageCode } from '../core/options.ts';

const NAMES: Record<Exclude<LanguageCode, 'en'>, Record<BuiltInRoleKey, string>> = {
  es: {
    owner: 'Propietario',
    admin: 'Administrador',
    builder: 'Creador',
    supervisor: 'Supervisor',
    agent: 'Agente',
    billing: 'Facturación',
  },
  de: {
    owner: 'Inhaber',
    admin: 'Admin',
    builder: 'Builder',
    supervisor: 'Supervisor',
    agent: 'Agent',
    billing: 'Abrechnung',
  },
  fr: {
    owner: 'Propriétaire',
    admin: 'Admin',
    builder: 'Concepteur',
    supervisor: 'Superviseur',
    agent: 'Agent',
    billing: 'Facturation',
  },
  sv: {
    owner: 'Ägare',
    admin: 'Administratör',
    builder: 'Byggare',
    supervisor: 'Teamledare',
    agent: 'Agent',
    billing: 'Fakturering',
  },
};

const KEYS = Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[];

/** The name of a role that a user created stays as it is: it is never that of a built-in one. */
export function translateRoleName(language: LanguageCode, name: string): string {
  const key = KEYS.find((each) => BUILT_IN_ROLES[each].name === name);
  return key && language !== 'en' ? NAMES[language][key] : name;
}

/** The same for a stored list of names: 'Builder, Agent'. */
export const translateRoleNames = (language: LanguageCode, names: string): string =>
  names
    .split(', ')
    .map((name) => translateRoleName(language, name))
    .join(', ');
