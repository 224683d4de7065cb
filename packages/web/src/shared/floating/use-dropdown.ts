/**
 * The state of a dropdown whose code is loaded when it is first opened. Until then its target is a plain
 * button; then the target of the dropdown takes its place, with the focus.
 */
import { cloneElement, type ReactElement, type RefAttributes, useEffect, useRef, useState } from 'react';
import { loadOrReload } from '../browser/load-or-reload.ts';
import { useStableCallback } from '../ui/use-stable-callback.ts';

export type DropdownTarget = ReactElement<
  RefAttributes<HTMLElement> & {
    onClick?: () => void;
    'aria-haspopup'?: 'menu' | 'dialog';
    'aria-expanded'?: boolean;
  }
>;
export type DropdownState = {
  opened?: boolean | undefined;
  onChange?: ((isOpen: boolean) => void) | undefined;
};

type Kind<Part> = { name: 'menu' | 'dialog'; load: () => Promise<Part> };

export function useDropdown<Part>(kind: Kind<Part>, target: DropdownTarget, state: DropdownState) {
  const [part, setPart] = useState<Part | null>(null);
  const [isReady, setReady] = useState(false);
  const [own, setOwn] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const isOpen = state.opened ?? own;
  const onChange = useStableCallback((next: boolean) => {
    setOwn(next);
    state.onChange?.(next);
  });

  const { name, load } = kind;
  const isWanted = isOpen && !part;
  useEffect(() => {
    if (!isWanted) return;
    // After a failure the next click tries again.
    loadOrReload(name, load).then(
      (loaded) => setPart(() => loaded),
      () => onChange(false),
    );
  }, [isWanted, name, load, onChange]);
  useEffect(() => {
    if (!part) return;
    opener.current?.focus();
    setReady(true);
  }, [part]);

  const plain = { 'aria-haspopup': name, 'aria-expanded': false, onClick: () => onChange(true) };
  return {
    part,
    target: cloneElement(target, part ? { ref: opener } : plain),
    opened: isOpen && isReady,
    onChange,
  };
}
