/** Whether a key is for something else than the desk's actions: a text field, a dialog, a menu, the browser. */
export const isElsewhere = ({ metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean =>
  metaKey ||
  ctrlKey ||
  altKey ||
  isTyping(target) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Radio buttons and checkboxes are inputs too, but take no text. */
const NOT_TYPED_INTO = /^(radio|checkbox|button|submit|range|file)$/;

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.test(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(textarea|select)$/i.test(target.tagName))
  );
}
