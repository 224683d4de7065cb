import type { TargetKind } from '@parrot/contract/tickets';
import type { TargetMailTexts } from '../mail-texts.ts';

const TARGETS: Record<TargetKind, string> = {
  firstResponse: 'Första svar',
  resolution: 'Lösning',
};

export const swedishTargets: TargetMailTexts = {
  'target-warning': ({ ticket, subject, target }) => ({
    subject: `${ticket} förfaller snart: ${subject}`,
    paragraphs: [`${TARGETS[target]} för ${ticket} förfaller snart: ${subject}`],
    button: 'Öppna ärendet',
  }),
  'target-breached': ({ ticket, subject, target }) => ({
    subject: `${ticket} är försenat: ${subject}`,
    paragraphs: [`${TARGETS[target]} för ${ticket} är försenat: ${subject}`],
    button: 'Öppna ärendet',
  }),
};
