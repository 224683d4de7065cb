/** Draws elements into a slot, and changes only what differs from before. */
import { type Child, type Element, Fragment, type Props } from './element.ts';

const SVG = 'http://www.w3.org/2000/svg';

type DomElement = (HTMLElement | SVGElement) & { value?: string; muted?: boolean };
/** By their key, or their place among the siblings. */
type Parts = ReadonlyMap<string | number, Part>;
type Part = EventListenerObject & {
  /** Empty for a text. */
  type: Element['type'];
  props: Props;
  /** A component has none of its own. */
  node?: DomElement | Text;
  parts: Parts;
  handlers: Record<string, unknown>;
};
/** What is done once everything is on the page. */
type Afterwards = (() => void)[];

export function renderInto(slot: HTMLElement): (child: Child) => void {
  let parts: Parts = new Map();
  let isDrawing = false;
  const waiting: (() => void)[] = [];

  return function render(child) {
    // Some browsers report the lost focus of an element while it is removed.
    waiting[0] = () => render(child);
    if (isDrawing) return;
    waiting.pop();
    isDrawing = true;
    const afterwards: Afterwards = [];
    try {
      parts = update(parts, [child], slot, afterwards);
      arrange(slot, parts);
    } finally {
      isDrawing = false;
    }
    for (const act of afterwards) act();
    waiting.pop()?.();
  };
}

function update(
  before: Parts,
  children: readonly Child[],
  parent: DomElement,
  afterwards: Afterwards,
): Parts {
  const now = new Map<string | number, Part>();
  children.forEach((child, index) => {
    if (child === '' || child === null || child === undefined || typeof child === 'boolean') return;
    const { type, key, props } = elementOf(child);
    let id = key === null || key === undefined ? index : `.${key}`;
    while (now.has(id)) id = `${id}.`;
    const known = before.get(id);
    const part = known?.type === type ? known : newPart(type, parent);
    now.set(id, part);
    draw(part, props, parent, afterwards);
  });
  for (const [id, part] of before) if (now.get(id) !== part) for (const node of nodesOf(part)) node.remove();
  return now;
}

/** A list among the children has places of its own. */
function elementOf(child: string | number | Element | readonly Child[]): Element {
  if (typeof child !== 'object') return { type: '', key: null, props: { text: `${child}` } };
  return 'type' in child ? child : { type: Fragment, key: null, props: { children: child } };
}

function newPart(type: Element['type'], { namespaceURI }: DomElement): Part {
  const part: Part = {
    type,
    props: {},
    parts: new Map(),
    handlers: {},
    handleEvent: (event) => (part.handlers[event.type] as EventListener | undefined)?.(event),
  };
  if (type === '') part.node = new Text();
  else if (typeof type === 'string')
    part.node = document.createElementNS(type === 'svg' ? SVG : namespaceURI, type) as DomElement;
  return part;
}

function draw(part: Part, props: Props, parent: DomElement, afterwards: Afterwards): void {
  const { type, node, props: before } = part;
  part.props = props;
  if (typeof type === 'function') {
    const child = type(props);
    part.parts = update(part.parts, Array.isArray(child) ? child : [child], parent, afterwards);
  } else if (node instanceof Text) {
    if (before.text !== props.text) node.data = `${props.text}`;
  } else if (node) {
    const { children = [], value, ref } = props;
    for (const name in { ...before, ...props })
      if (props[name] !== before[name]) setAttribute(part, node, name, props[name]);
    part.parts = update(part.parts, children, node, afterwards);
    arrange(node, part.parts);
    if (value !== undefined && `${node.value}` !== `${value}`) node.value = `${value}`;
    if (typeof ref === 'function' && ref !== before.ref) afterwards.push(() => ref(node));
  }
}

function setAttribute(part: Part, node: DomElement, name: string, value: unknown): void {
  if (name === 'children' || name === 'value' || name === 'ref') return;
  if (name.startsWith('on')) {
    const type = name.slice(2).toLowerCase();
    if (!(type in part.handlers)) node.addEventListener(type, part);
    part.handlers[type] = value;
  } else if (name === 'style') {
    node.removeAttribute(name);
    Object.assign(node.style, value);
  } else if (name === 'muted') {
    // The attribute counts in HTML only.
    node.muted = value === true;
  } else if (value === null || value === undefined || (value === false && !name.startsWith('aria'))) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, `${value}`);
  }
}

const nodesOf = ({ node, parts }: Part): ChildNode[] =>
  node ? [node] : [...parts.values()].flatMap(nodesOf);

/** From the end: what follows is in its place already. */
function arrange(parent: DomElement, parts: Parts): void {
  let next: ChildNode | null = null;
  for (const node of [...parts.values()].flatMap(nodesOf).reverse()) {
    const after = node.nextSibling;
    if (node.parentNode !== parent) parent.insertBefore(node, next);
    // A single node in between is moved in its turn, so that an element that stays keeps focus and scroll position.
    else if (after !== next && after?.nextSibling !== next) parent.insertBefore(node, next);
    next = node;
  }
}
