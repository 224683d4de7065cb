import { Icon, RIGHT } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';
import type { Child } from '../rendering/element.ts';

/** Pixel positions can be fractional. */
const NEARLY_THERE = 2;

/** Cards side by side: swipe, scroll with the arrow keys, or use two buttons. */
export const Carousel = ({ texts, children }: View & { children: Child }) => (
  <div class="carousel">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
    <div
      class="strip"
      role="group"
      aria-label={texts.cards}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
      tabIndex={0}
      ref={watchSize}
      onScroll={({ currentTarget }) => offerTurns(currentTarget)}
    >
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

/** Also when the panel opens for the first time: before that nothing has a size. */
function watchSize(strip: HTMLElement | null): void {
  if (strip) new ResizeObserver(() => offerTurns(strip)).observe(strip);
}

/** Hidden if there is nothing to scroll to. */
function offerTurns(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  for (const button of strip.parentElement?.querySelectorAll<HTMLElement>('.turn') ?? []) {
    const isBack = button.classList.contains('back');
    const left = isBack ? scrollLeft : scrollWidth - clientWidth - scrollLeft;
    if (left < NEARLY_THERE && button.matches(':focus')) strip.focus();
    button.hidden = left < NEARLY_THERE;
  }
}

function turn({ currentTarget }: { currentTarget: HTMLElement }): void {
  const strip = currentTarget.parentElement?.querySelector('.strip');
  const card = strip?.firstElementChild?.clientWidth ?? 0;
  strip?.scrollBy({ left: currentTarget.classList.contains('back') ? -card : card });
}
