/** Texts about calls that are needed before the call part is loaded, or without it. */
import type { LanguageCode } from '@parrot/contract/core';

type CallEntryTexts = {
  start: string;
  voice: string;
  video: string;
  missed: string;
  declined: string;
  cancelled: string;
  busy: string;
  failed: string;
};

export const CALL_TEXTS: Record<LanguageCode, CallEntryTexts> = {
  en: {
    start: 'Start a call',
    voice: 'Voice call',
    video: 'Video call',
    missed: 'Missed',
    declined: 'Declined',
    cancelled: 'Canceled',
    busy: 'Busy',
    failed: 'Not connected',
  },
  es: {
    start: 'Llamar',
    voice: 'Llamada de voz',
    video: 'Videollamada',
    missed: 'Perdida',
    declined: 'Rechazada',
    cancelled: 'Cancelada',
    busy: 'Ocupado',
    failed: 'Sin conexión',
  },
  de: {
    start: 'Anrufen',
    voice: 'Sprachanruf',
    video: 'Videoanruf',
    missed: 'Verpasst',
    declined: 'Abgelehnt',
    cancelled: 'Abgebrochen',
    busy: 'Besetzt',
    failed: 'Nicht verbunden',
  },
  fr: {
    start: 'Appeler',
    voice: 'Appel audio',
    video: 'Appel vidéo',
    missed: 'Manqué',
    declined: 'Refusé',
    cancelled: 'Annulé',
    busy: 'Occupé',
    failed: 'Non connecté',
  },
  sv: {
    start: 'Ring',
    voice: 'Röstsamtal',
    video: 'Videosamtal',
    missed: 'Missat',
    declined: 'Avvisat',
    cancelled: 'Avbrutet',
    busy: 'Upptaget',
    failed: 'Inte anslutet',
  },
};
