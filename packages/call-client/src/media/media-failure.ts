/** Why a microphone, camera or screen can't be used, as a code that views have a sentence for. */
export type MediaKind = 'microphone' | 'camera' | 'screen';

export type MediaFailureCode =
  /** The user or their system denied it. */
  | 'permission-denied'
  /** No such device is connected. */
  | 'no-device'
  /** Another program uses it. */
  | 'in-use'
  /** The page is not served over HTTPS, or is embedded without permission for devices. */
  | 'not-allowed-here'
  /** The browser can't do it. */
  | 'unsupported'
  | 'unknown';

export type MediaFailure = { of: MediaKind; code: MediaFailureCode };

const CODES: Record<string, MediaFailureCode> = {
  NotAllowedError: 'permission-denied',
  PermissionDeniedError: 'permission-denied',
  SecurityError: 'not-allowed-here',
  NotFoundError: 'no-device',
  DevicesNotFoundError: 'no-device',
  OverconstrainedError: 'no-device',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'unsupported',
  TypeError: 'not-allowed-here',
};

export const mediaFailure = (of: MediaKind, error: unknown): MediaFailure => ({
  of,
  code: CODES[nameOf(error)] ?? 'unknown',
});

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error && 'name' in error ? String(error.name) : '';
