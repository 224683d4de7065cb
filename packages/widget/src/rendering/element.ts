/** What the widget's JSX compiles to: elements are plain data, and components are functions of their props. */
export type Child = Element | string | number | boolean | null | undefined | readonly Child[];
export type Component = (props: Record<string, unknown>) => Child;
export type Props = Record<string, unknown> & { children?: readonly Child[] };
/** Scripts built at different times exchange these: their shape stays. */
export type Element = { type: string | Component; key: string | number | null | undefined; props: Props };

export function h(type: Element['type'], attributes: object | null, ...children: Child[]): Element {
  const { key, ...props } = { ...attributes } as Props & Pick<Element, 'key'>;
  return { type, key, props: children.length ? { ...props, children } : props };
}

export const Fragment = ({ children }: { children?: Child }): Child => children;
