import type { ComponentChildren } from 'preact';
import { Icon, RIGHT } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';

/** Cards side by side: to be swept, scrolled by the arrow keys, or turned by two buttons. */
export const Carousel = ({ texts, children }: View & { children: ComponentChildren }) => (
  <div class="carousel">
    {/* biome-ignore lint/a11y: whoever scrolls by keyboard has to get there, and a fieldset is for forms. */}
    <div class="strip" role="group" aria-label={texts.cards} tabIndex={0}>
      {children}
    </div>
    <button type="button" class="turn back" aria-label={texts.previous} onClick={turn}>
      <Icon path={RIGHT} />
    </button>
    <button type="button" class="turn" aria-label={texts.next} onClick={turn}>
      <Icon path={RIGHT} />
    </button>
  </div>
);

function turn({ currentTarget }: { currentTarget: HTMLElement }): void {
  const strip = currentTarget.parentElement?.querySelector('.strip');
  const card = strip?.firstElementChild?.clientWidth ?? 0;
  strip?.scrollBy({ left: currentTarget.classList.contains('back') ? -card : card });
}
