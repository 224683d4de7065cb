/** The button that comes with a choice must not come below the edge. */
export const showAll = ({ currentTarget }: { currentTarget: Element }): void =>
  // Optional, as tests run where nothing has a place.
  currentTarget.scrollIntoView?.({ block: 'nearest' });
