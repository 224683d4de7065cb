/**
 * The labels of all fields, found in one pass, and those that are named by id. A query by label or name asks
 * each field for its labels, and for each of them jsdom walks the whole page.
 */
const LABELLED = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

type Labelled = InstanceType<(typeof LABELLED)[number]>;
const slowly = new Map(
  LABELLED.map(({ prototype }) => [prototype, Object.getOwnPropertyDescriptor(prototype, 'labels')?.get]),
);

export const labelsSlowly = (element: Labelled) =>
  slowly.get(Object.getPrototypeOf(element))?.call(element) as Labelled['labels'];

export function quickenLabels(): void {
  for (const { prototype } of LABELLED)
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] });
  Object.defineProperty(Element.prototype, 'querySelector', {
    configurable: true,
    writable: true,
    value: findById,
  });
}

/** The labels of the document by field, until it changes. */
let known: Map<Element, HTMLLabelElement[]> | undefined;
const forget = () => {
  known = undefined;
};
const changes = new MutationObserver(forget);

function labelsOf(this: Labelled): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  if (this.getRootNode() !== document) return [...(labelsSlowly(this) ?? [])];
  if (changes.takeRecords().length > 0) forget();
  known ??= labelsByField();
  return known.get(this) ?? [];
}

function labelsByField(): Map<Element, HTMLLabelElement[]> {
  const fields = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const field = label.control;
    if (field) fields.set(field, [...(fields.get(field) ?? []), label]);
  }
  return fields;
}

/** How a query by label looks for what `aria-labelledby` names, for each element that has it. */
const BY_ID = /^\[id="([^"\\]+)"\]$/;
const selectSlowly = Element.prototype.querySelector;

export const foundSlowly = (root: Element, selector: string): Element | null =>
  selectSlowly.call(root, selector);

/** The first one of the page is also the first one in `this`, unless it is elsewhere. */
function findById(this: Element, selector: string): Element | null {
  const id = BY_ID.exec(selector)?.[1];
  const first = id === undefined ? null : document.getElementById(id);
  return first && first !== this && this.contains(first) ? first : foundSlowly(this, selector);
}
