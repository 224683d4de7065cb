import { Icon, MOON } from './icon.tsx';
import type { View } from './view.ts';

/** Shown where the bot is not published: a visitor should learn that nobody answers before they write. */
export const Away = ({ texts }: View) => (
  <div class="away">
    <span class="moon">
      <Icon path={MOON} />
    </span>
    <b>{texts.awayTitle}</b>
    {texts.away}
  </div>
);
