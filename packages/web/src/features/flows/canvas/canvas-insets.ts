/** How much of the canvas lies under what floats over it: the problems and languages above, the tools below, the map at the right. */

type Frame = { width: number; height: number };
type Insets = { top: number; right: number; bottom: number; left: number };

const MARGIN = 24;
const HEAD = 64;
const TOOLS = 64;
/** On a phone the tools stand above the row of buttons that opens the panels. */
const TOOLS_ON_PHONE = 124;

export function insetsOf({ width, height }: Frame): Insets {
  const isPhone = window.matchMedia('(max-width: 767px)').matches;
  const map = mapWidth({ width, height });
  return {
    top: HEAD,
    right: map > 0 ? map + 2 * MARGIN : MARGIN,
    bottom: isPhone ? TOOLS_ON_PHONE : TOOLS,
    left: MARGIN,
  };
}

/** As the map's style sheet has it. */
const mapWidth = ({ width, height }: Frame): number =>
  width <= 480 || height <= 400 ? 0 : width <= 720 ? 96 : 160;

export function fitOptions(frame: Frame) {
  const { top, right, bottom, left } = insetsOf(frame);
  const padding = { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` } as const;
  return { padding, maxZoom: 1 };
}
