/**
 * The space that floating controls cover: problems and languages at the top, tools at the bottom, the map at
 * the right.
 */

type Frame = { width: number; height: number };
type Insets = { top: number; right: number; bottom: number; left: number };

const MARGIN = 24;
const HEAD = 64;
const TOOLS = 64;
/** On a phone the tools are above the buttons that open the panels. */
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

/** Must match the style sheet of the map. */
const mapWidth = ({ width, height }: Frame): number =>
  width <= 480 || height <= 400 ? 0 : width <= 720 ? 96 : 160;

export function fitOptions(frame: Frame) {
  const { top, right, bottom, left } = insetsOf(frame);
  const padding = { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` } as const;
  return { padding, maxZoom: 1 };
}
