/** How the call ended, as a sentence for the agent. */
import { useTranslation } from 'react-i18next';
import { useCallState } from './calls-store.ts';

export function useEndText(): string {
  const { t } = useTranslation('calls');
  const call = useCallState((state) => state.call);
  const ending = useCallState((state) => state.ending);
  const name = call?.visitorName ?? '';
  if (ending && ending !== 'over') return t(`ending.${ending}`, { name, agent: call?.agentName ?? '' });
  const reason = call?.endReason ?? 'completed';
  // What the other side did, or what this side did.
  return call?.startedBy === 'visitor'
    ? t(`ended.visitor.${reason}`, { name })
    : t(`ended.agent.${reason}`, { name });
}
