/** Keeps the button that appears with a choice in view. */
export const showAll = ({ currentTarget }: { currentTarget: Element }): void =>
  // Optional, because jsdom has no layout.
  currentTarget.scrollIntoView?.({ block: 'nearest' });
