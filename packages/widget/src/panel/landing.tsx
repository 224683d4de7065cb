import { avatarOf } from './avatar-of.ts';
import { Mark } from './mark.tsx';
import { PersonButton } from './person-row.tsx';
import { Suggestions } from './suggestions.tsx';
import { titleOf } from './title-of.ts';
import type { View } from './view.ts';

/** The page of greeting that may stand before the conversation. */
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
