/** Tools of a page in the header of the application; on a phone, and without a header, where the page has them. */
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const ID = 'header-tools';

export const HeaderToolsSlot = ({ className }: { className: string | undefined }) => (
  <div id={ID} className={className} />
);

export function HeaderTools({ children }: { children: (isInHeader: boolean) => ReactNode }) {
  const isWide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false });
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(ID)), []);
  return slot && isWide ? createPortal(children(true), slot) : children(false);
}
