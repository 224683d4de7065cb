import type { TargetKind } from '@parrot/contract/tickets';
import type { TargetMailTexts } from '../mail-texts.ts';

const TARGETS: Record<TargetKind, string> = {
  firstResponse: 'first response',
  resolution: 'resolution',
};

export const englishTargets: TargetMailTexts = {
  'target-warning': ({ ticket, subject, target }) => ({
    subject: `${ticket} is due soon: ${subject}`,
    paragraphs: [`The ${TARGETS[target]} of ${ticket} is due soon: ${subject}`],
    button: 'Open the ticket',
  }),
  'target-breached': ({ ticket, subject, target }) => ({
    subject: `${ticket} is overdue: ${subject}`,
    paragraphs: [`The ${TARGETS[target]} of ${ticket} is overdue: ${subject}`],
    button: 'Open the ticket',
  }),
};
