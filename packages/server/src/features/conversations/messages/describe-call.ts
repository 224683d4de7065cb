/** A call in one line of text, for emails and summaries. */
import type { CallEntry } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';

const TEXTS: Record<LanguageCode, Record<CallEntry['kind'] | 'notAnswered', string>> = {
  en: { voice: 'Voice call', video: 'Video call', notAnswered: 'not answered' },
  es: { voice: 'Llamada de voz', video: 'Videollamada', notAnswered: 'sin respuesta' },
  de: { voice: 'Sprachanruf', video: 'Videoanruf', notAnswered: 'nicht angenommen' },
  fr: { voice: 'Appel vocal', video: 'Appel vidéo', notAnswered: 'sans réponse' },
  sv: { voice: 'Röstsamtal', video: 'Videosamtal', notAnswered: 'inte besvarat' },
};

export function describeCall(
  language: LanguageCode,
  { kind, durationSeconds }: Pick<CallEntry, 'kind' | 'durationSeconds'>,
): string {
  const texts = TEXTS[language];
  return `${texts[kind]}, ${durationSeconds > 0 ? formatDuration(durationSeconds) : texts.notAnswered}`;
}

/** As `3:05` or `1:00:00`. */
function formatDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
