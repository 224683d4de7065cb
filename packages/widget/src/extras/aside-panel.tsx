import type { View } from '../panel/view.ts';
import { NO_ASIDE } from './aside.ts';
import { Sheet } from './sheet.tsx';
import { Tray } from './tray.tsx';

/** Shown between the conversation and the composer while needed. */
export function AsidePanel(view: View) {
  const aside = view.aside ?? NO_ASIDE;
  return (
    <>
      {aside.sheet && <Sheet {...view} {...aside} />}
      {aside.refused.map((why) => (
        <div key={why} class="note bad" role="alert">
          {why}
        </div>
      ))}
      {aside.tray.length > 0 && <Tray {...view} {...aside} />}
    </>
  );
}
