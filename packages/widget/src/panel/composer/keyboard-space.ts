/** On phones the on-screen keyboard covers fixed elements: the panel shrinks to the visible area. */
export function keepKeyboardRoom({ style }: HTMLElement): void {
  const view = window.visualViewport;
  if (!view) return;
  const fit = () => {
    style.setProperty('--room', `${view.height}px`);
    style.setProperty('--room-top', `${view.offsetTop}px`);
  };
  fit();
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
}
