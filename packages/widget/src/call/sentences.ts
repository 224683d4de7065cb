/** One sentence for everything that can go wrong, and for every end of a call. Pure. */
import type { DeviceNotice, LocalEnd, MediaFailure } from '@parrot/call-client';
import type { Call } from '@parrot/contract/calls';
import type { CallEndReason } from '@parrot/contract/conversations';
import type { CallTexts } from '../texts/call/call-texts.ts';

type Key = keyof CallTexts;

const FAILURES: Record<MediaFailure['of'], Partial<Record<MediaFailure['code'], Key>> & { unknown: Key }> = {
  microphone: {
    'permission-denied': 'microphoneDenied',
    'no-device': 'microphoneMissing',
    'in-use': 'microphoneInUse',
    unknown: 'microphoneFailed',
  },
  camera: {
    'permission-denied': 'cameraDenied',
    'no-device': 'cameraMissing',
    'in-use': 'cameraInUse',
    unknown: 'cameraFailed',
  },
  screen: { unknown: 'screenFailed' },
};

export function failureKey({ of, code }: MediaFailure): Key {
  if (code === 'not-allowed-here') return 'notHere';
  if (code === 'unsupported') return 'unsupported';
  return FAILURES[of][code] ?? FAILURES[of].unknown;
}

const NOTICES: Record<DeviceNotice['of'], Record<DeviceNotice['code'], Key>> = {
  microphone: { replaced: 'microphoneReplaced', gone: 'microphoneGone' },
  camera: { replaced: 'cameraReplaced', gone: 'cameraGone' },
  speaker: { replaced: 'speakerReplaced', gone: 'speakerReplaced' },
};

export const noticeKey = ({ of, code }: DeviceNotice): Key => NOTICES[of][code];

const ENDS: Record<CallEndReason, Key> = {
  completed: 'ended',
  cancelled: 'ended',
  declined: 'declined',
  missed: 'noAnswer',
  busy: 'busy',
  disconnected: 'disconnected',
  failed: 'failed',
  'conversation-ended': 'chatClosed',
};

/** How a call of this tab ended. */
export function endKey({ endReason, answeredAt }: Call, ending: LocalEnd | null): Key {
  if (ending === 'elsewhere') return 'elsewhere';
  if (ending === 'unreachable') return 'failed';
  if (ending === 'lost') return 'disconnected';
  // Before the server confirms that the visitor has hung up, there is no reason yet.
  const key = endReason ? ENDS[endReason] : 'ended';
  return answeredAt && (key === 'declined' || key === 'noAnswer' || key === 'busy') ? 'ended' : key;
}

/** What became of a call that rang in this tab and was not answered in it; nothing if it was declined. */
export function unansweredKey({ status, endReason }: Call): Key | undefined {
  if (status === 'active') return 'elsewhere';
  if (endReason === 'declined' || endReason === 'completed') return undefined;
  return 'youMissed';
}
