/** Limits the Tab key to an element, and hides all keys from the shortcuts of the page. Returns the release. */
export function trapKeys(element: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const stops = [...element.querySelectorAll<HTMLElement>('button:not([disabled])')].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = event.shiftKey ? at - 1 : at + 1;
    stops.at(next % stops.length)?.focus();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}
