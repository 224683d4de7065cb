import { agentOf } from '../conversation/thread.ts';
import { avatarOf } from './avatar-of.ts';
import { CROSS, Icon } from './icon.tsx';
import { queuePositionText } from './log/agent-row.tsx';
import { Mark } from './mark.tsx';
import { Menu } from './menu/menu.tsx';
import { titleOf } from './title-of.ts';
import type { View } from './view.ts';

export function Header(view: View & { away: boolean }) {
  const { appearance, texts, landing, calls, onClose } = view;
  const { agent, state, support } = stateOf(view);
  return (
    <div class={landing ? 'head bare' : 'head'}>
      {!landing && (agent || appearance.navbarAvatar) && <Mark person={agent} picture={avatarOf(view)} />}
      <div class="heading">
        {!landing && (
          <div id="title" class="cut">
            {agent ?? titleOf(view)}
          </div>
        )}
        {!landing && support && (
          <div class="support" role="status">
            <i class={state} />
            {/* An error is shown in full. */}
            <span class={state === 'off' ? '' : 'cut'}>{support}</span>
          </div>
        )}
      </div>
      {agent && calls && <calls.Button {...view} />}
      <Menu {...view} />
      <button type="button" class="quiet" aria-label={texts.close} onClick={onClose}>
        <Icon path={CROSS} />
      </button>
    </div>
  );
}

/** Who has the conversation, and its status. Errors are shown whatever the settings are. */
function stateOf({ thread, closed, away, appearance, texts }: View & { away: boolean }) {
  const { session, connection } = thread;
  const status = session?.status;
  const agent = agentOf(session);
  // A visitor who must sign in first does not see that agents are away.
  const gone = closed === 'unpublished' || closed === 'resting';
  if (away) return { agent, state: 'off', support: gone && texts.awayTitle };
  if (connection === 'cut') return { agent, state: 'off', support: texts.tooMuch };
  if (connection === 'lost') return { agent, state: 'off', support: texts.offline };
  if (status === 'UNASSIGNED') return { agent, state: 'wait', support: queuePositionText({ thread, texts }) };
  const own = appearance.navbarSupportingTxt && appearance.SupportingText;
  return { agent, state: 'ok', support: agent ? appearance.agentTitle : own };
}
