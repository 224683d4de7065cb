/**
 * Tabler's icons (tabler.io/icons, MIT, see LICENSE in this folder), under their own names: a file and one path for each that we
 * use. The package itself has eighteen thousand files, which took longer to install and to bundle than most else.
 */
import { type ComponentType, createElement, type SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  size?: number;
  /** How thick its lines are. */
  stroke?: number;
};

export type Icon = ComponentType<IconProps>;

const PLACE = { viewBox: '0 0 24 24' };
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Drawn with lines. */
export const icon =
  (d: string): Icon =>
  ({ size = 24, stroke = 2, ...rest }) =>
    createElement(
      'svg',
      { ...PLACE, ...LINES, width: size, height: size, strokeWidth: stroke, ...rest },
      createElement('path', { d }),
    );

/** A shape that is filled. */
export const filledIcon =
  (d: string): Icon =>
  ({ size = 24, stroke: _none, ...rest }) =>
    createElement(
      'svg',
      { ...PLACE, width: size, height: size, fill: 'currentColor', ...rest },
      createElement('path', { d }),
    );
