import { expect, test } from 'vitest';
import { ERRORS, LANGUAGES } from '../core/index.ts';
import { loadMessages, translateMessage } from './index.ts';

const german = await loadMessages('de');

test('an exact sentence comes before a pattern, and an unknown one stays as it is', () => {
  expect(translateMessage(german, ERRORS.too_many.message)).toBe(
    'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.',
  );
  expect(translateMessage(german, 'Bring tea to room 4.')).toBe('Bring tea to room 4.');
  expect(translateMessage(german, 'constructor')).toBe('constructor');
  const english = { language: 'en', catalog: {} } as const;
  expect(translateMessage(english, ERRORS.internal.message)).toBe(ERRORS.internal.message);
});

test('values are carried over, with numbers, durations and times as the language writes them', () => {
  expect(translateMessage(german, 'Please use at most 10,000 characters.')).toBe(
    'Bitte verwenden Sie höchstens 10.000 Zeichen.',
  );
  expect(translateMessage(german, '#tea is already used by “Hello (1) {0} $& .*”.')).toBe(
    '#tea wird bereits von „Hello (1) {0} $& .*“ verwendet.',
  );
  const conflict = (ago: string) =>
    translateMessage(german, `Ada Berg changed this flow ${ago}. Review the latest version and try again.`);
  expect(conflict('5 minutes ago')).toMatch(/^Ada Berg hat diesen Ablauf vor 5 Minuten geändert\. Prüfen/);
  expect(conflict('just now')).toMatch(/^Ada Berg hat diesen Ablauf gerade eben geändert\. /);
  expect(
    translateMessage(
      german,
      'Your account is temporarily inactive. You can sign in again on May 3, 2026 at 1:05 PM GMT+2.',
    ),
  ).toMatch(/ab 3\. Mai 2026 um 13:05 GMT\+2 wieder anmelden\.$/);
});

test('several sentences in one text are translated one by one', () => {
  expect(
    translateMessage(
      german,
      `${ERRORS.not_ready.message} Add a question and its answer first. Fix the problems in its flow first (2), starting with “Order”.`,
    ),
  ).toBe(
    'Diese App kann noch nicht veröffentlicht werden. Fügen Sie zuerst eine Frage mit Antwort hinzu. Beheben Sie zuerst die Probleme im Ablauf (2), beginnend mit „Order“.',
  );
});

test.each(LANGUAGES)('%s: every error of the contract has a message', async (language) => {
  const messages = await loadMessages(language);
  for (const { message } of Object.values(ERRORS)) {
    const shown = translateMessage(messages, message);
    expect(shown === message).toBe(language === 'en');
  }
});
