/**
 * The build replaces preact with this in the panel's parts: the panel lends its Preact, because two instances
 * would not recognize each other's elements.
 */
import type * as preact from 'preact';

type Lent = Pick<typeof preact, 'h' | 'Fragment'>;

let element: Lent['h'];
let group: Lent['Fragment'];

export { element as h, group as Fragment };

export function borrow(lent: Lent): void {
  element = lent.h;
  group = lent.Fragment;
}
