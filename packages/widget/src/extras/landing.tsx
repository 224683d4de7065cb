import { avatarOf } from '../panel/avatar-of.ts';
import { PersonButton } from '../panel/log/agent-row.tsx';
import { Suggestions } from '../panel/log/suggestions.tsx';
import { Mark } from '../panel/mark.tsx';
import { titleOf } from '../panel/title-of.ts';
import type { View } from '../panel/view.ts';

/** The landing page before the conversation. */
export const Landing = (view: View) => (
  <div class="landing">
    <div class="hero">
      <Mark picture={avatarOf(view)} />
      <h2 id="title">{titleOf(view)}</h2>
      <p>{view.appearance.welcomeMsg}</p>
    </div>
    <div class="ways">
      <Suggestions {...view} />
      <button type="button" class="start" onClick={view.enter}>
        {view.texts.start}
      </button>
      {view.appearance.escalationLandingPage && <PersonButton {...view} />}
    </div>
  </div>
);
