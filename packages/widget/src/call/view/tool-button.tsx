import type { Child } from '../../rendering/element.ts';

type ToolButtonProps = {
  label: string;
  class?: string;
  isOpen?: boolean;
  onClick: () => void;
  children: Child;
};

/** A button with an icon: its name is a tooltip too. */
export const ToolButton = ({ label, class: name = 'quiet', isOpen, onClick, children }: ToolButtonProps) => (
  <button
    type="button"
    class={name}
    aria-label={label}
    title={label}
    aria-expanded={isOpen}
    onClick={onClick}
  >
    {children}
  </button>
);
