/** What the widget's JSX may contain. A further attribute needs a line here, and nothing else. */
import type { Child, Element as Drawn } from './element.ts';

/** By the name of their attribute. All bubble or not as the browser's own do. */
type HandledEvents = {
  onChange: Event;
  onClick: MouseEvent;
  onDragOver: DragEvent;
  onDrop: DragEvent;
  onError: Event;
  onFocusOut: FocusEvent;
  onInput: Event;
  onKeyDown: KeyboardEvent;
  onMouseDown: MouseEvent;
  onPaste: ClipboardEvent;
  onScroll: Event;
  onSubmit: SubmitEvent;
};
type Handlers<Target> = {
  [Name in keyof HandledEvents]?: (event: HandledEvents[Name] & { currentTarget: Target }) => unknown;
};

type Flags =
  | 'autoplay'
  | 'disabled'
  | 'hidden'
  | 'multiple'
  | 'muted'
  | 'noValidate'
  | 'playsInline'
  | 'required';
type Numbers = 'max' | 'maxLength' | 'rows' | 'start' | 'tabIndex';
type Texts =
  | 'alt'
  | 'autocomplete'
  | 'class'
  | 'cx'
  | 'cy'
  | 'd'
  | 'dir'
  | 'enterkeyhint'
  | 'fill'
  | 'height'
  | 'href'
  | 'id'
  | 'inputMode'
  | 'lang'
  | 'loading'
  | 'name'
  | 'placeholder'
  | 'r'
  | 'rel'
  | 'role'
  | 'rx'
  | 'scope'
  | 'src'
  | 'target'
  | 'title'
  | 'type'
  | 'viewBox'
  | 'width';

type Named<Names extends string, Value> = { [Name in Names]?: Value | undefined };

type Attributes<Target> = Handlers<Target> &
  Named<Flags, boolean> &
  Named<Numbers, number> &
  Named<Texts, string> &
  Named<`aria-${string}`, string | boolean> & {
    key?: string | number | null | undefined;
    /** Called once the element is on the page, and again whenever another function is given. */
    ref?: (element: Target) => void;
    /** Set after the children, and again with every drawing: a choice is among the options of its `select`. */
    value?: string | number;
    style?: Partial<CSSStyleDeclaration> | undefined;
    children?: Child;
  };

type SvgTag = 'svg' | 'path' | 'rect' | 'circle';

declare global {
  namespace JSX {
    type Element = Drawn;
    type ElementType = keyof IntrinsicElements | ((props: never) => Child);
    type ElementChildrenAttribute = { children: unknown };
    type IntrinsicAttributes = { key?: string | number | null | undefined };
    type IntrinsicElements = {
      [Tag in keyof HTMLElementTagNameMap]: Attributes<HTMLElementTagNameMap[Tag]>;
    } & { [Tag in SvgTag]: Attributes<SVGElementTagNameMap[Tag]> };
  }
}
