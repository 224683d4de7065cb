/** Slash commands. Only those that are possible now are offered. */
import type { CallKind, QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import type { TransitionKind } from '../transitions/transition-dialog.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';

export type Command = { name: string; title: string; act: () => void };

type Commanding = {
  session: QueueUser;
  isMine: boolean;
  moves: Transitions;
  onMove: (kind: TransitionKind) => void;
  onNote: () => void;
  onSummary: () => void;
  mayReopen: boolean;
  onCall: ((kind: CallKind) => void) | null;
};

export function useCommands({
  session,
  isMine,
  moves,
  onMove,
  onNote,
  onSummary,
  mayReopen,
  onCall,
}: Commanding): Command[] {
  const { t } = useTranslation('desk-conversation');
  const { userSessionId, status, transfer } = session;
  const all = [
    { name: 'note', isThere: true, act: onNote },
    { name: 'summary', isThere: true, act: onSummary },
    { name: 'call', isThere: onCall !== null, act: () => onCall?.('voice') },
    { name: 'video', isThere: onCall !== null, act: () => onCall?.('video') },
    { name: 'transfer', isThere: isMine && transfer === null, act: () => onMove('transfer') },
    { name: 'escalate', isThere: isMine && status === 'ASSIGNED', act: () => onMove('escalate') },
    { name: 'bot', isThere: isMine, act: () => moves.toBot(userSessionId) },
    { name: 'close', isThere: isMine, act: () => moves.close(userSessionId) },
    { name: 'reopen', isThere: mayReopen, act: () => moves.reopen(userSessionId) },
  ] as const;
  return all
    .filter(({ isThere }) => isThere)
    .map(({ name, act }) => ({ name, act, title: t(`commands.${name}`) }));
}
