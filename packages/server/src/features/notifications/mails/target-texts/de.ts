import type { TargetKind } from '@parrot/contract/tickets';
import type { TargetMailTexts } from '../mail-texts.ts';

const TARGETS: Record<TargetKind, string> = {
  firstResponse: 'Erste Antwort',
  resolution: 'Lösung',
};

export const germanTargets: TargetMailTexts = {
  'target-warning': ({ ticket, subject, target }) => ({
    subject: `${ticket} ist bald fällig: ${subject}`,
    paragraphs: [`${TARGETS[target]} von ${ticket} bald fällig: ${subject}`],
    button: 'Ticket öffnen',
  }),
  'target-breached': ({ ticket, subject, target }) => ({
    subject: `${ticket} ist überfällig: ${subject}`,
    paragraphs: [`${TARGETS[target]} von ${ticket} überfällig: ${subject}`],
    button: 'Ticket öffnen',
  }),
};
