import type { TargetKind } from '@parrot/contract/tickets';
import type { TargetMailTexts } from '../mail-texts.ts';

const TARGETS: Record<TargetKind, string> = {
  firstResponse: 'première réponse',
  resolution: 'résolution',
};

export const frenchTargets: TargetMailTexts = {
  'target-warning': ({ ticket, subject, target }) => ({
    subject: `${ticket} arrive bientôt à échéance : ${subject}`,
    paragraphs: [`Le délai de ${TARGETS[target]} de ${ticket} arrive bientôt à échéance : ${subject}`],
    button: 'Ouvrir le ticket',
  }),
  'target-breached': ({ ticket, subject, target }) => ({
    subject: `${ticket} est en retard : ${subject}`,
    paragraphs: [`Le délai de ${TARGETS[target]} de ${ticket} est dépassé : ${subject}`],
    button: 'Ouvrir le ticket',
  }),
};
