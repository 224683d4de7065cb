import type { TargetKind } from '@parrot/contract/tickets';
import type { TargetMailTexts } from '../mail-texts.ts';

const TARGETS: Record<TargetKind, string> = {
  firstResponse: 'la primera respuesta',
  resolution: 'la resolución',
};

export const spanishTargets: TargetMailTexts = {
  'target-warning': ({ ticket, subject, target }) => ({
    subject: `${ticket} vence pronto: ${subject}`,
    paragraphs: [`El plazo de ${TARGETS[target]} de ${ticket} vence pronto: ${subject}`],
    button: 'Abrir el ticket',
  }),
  'target-breached': ({ ticket, subject, target }) => ({
    subject: `${ticket} está vencido: ${subject}`,
    paragraphs: [`El plazo de ${TARGETS[target]} de ${ticket} ha vencido: ${subject}`],
    button: 'Abrir el ticket',
  }),
};
