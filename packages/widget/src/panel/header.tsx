import { CROSS, Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import type { View } from './view.ts';

export function Header({ thread, away, appearance, texts, onClose }: View & { away: boolean }) {
  const { session, line } = thread;
  const status = session?.status;
  const agent = status === 'ASSIGNED' || status === 'ESCALATED' ? session?.agentName : null;
  let state = 'ok';
  let support = agent ? appearance.agentTitle : appearance.SupportingText;
  if (away) [state, support] = ['off', texts.awayTitle];
  else if (line === 'lost') [state, support] = ['off', texts.offline];
  else if (status === 'UNASSIGNED') [state, support] = ['wait', texts.waiting];

  return (
    <div class="head">
      <Mark person={agent} />
      <div class="heading">
        <div id="title" class="cut">
          {agent ?? appearance.NavigationTitle}
        </div>
        {support && (
          <div class="support" role="status">
            <i class={state} />
            <span class="cut">{support}</span>
          </div>
        )}
      </div>
      <button type="button" class="quiet" aria-label={texts.close} onClick={onClose}>
        <Icon path={CROSS} />
      </button>
    </div>
  );
}
