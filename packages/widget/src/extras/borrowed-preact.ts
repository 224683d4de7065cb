/** The build puts this in the place of preact: the panel has it already, and two would not know each other's elements. */
import type * as preact from 'preact';

type Lent = Pick<typeof preact, 'h' | 'Fragment'>;

let element: Lent['h'];
let group: Lent['Fragment'];

export { element as h, group as Fragment };

export function borrow(lent: Lent): void {
  element = lent.h;
  group = lent.Fragment;
}
