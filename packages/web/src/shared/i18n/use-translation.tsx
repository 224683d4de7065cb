/** `react-i18next` for the interface: `vite-own-runtimes.ts` puts it in the place of the package. */
import {
  cloneElement,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react';
import { texts } from './i18n.ts';
import { isolated } from './text-catalog.ts';

const loads = new Map<string, Promise<unknown>>();

/** A component whose texts are missing suspends until they are loaded. */
export function useTranslation(namespaces: string | readonly string[] = 'shell') {
  const language = useSyncExternalStore(subscribe, () => texts.language);
  const needed = [namespaces].flat();
  const id = `${language} ${needed.join()}`;
  // React needs the same promise in each attempt to render, and in the one after it.
  if (!loads.has(id) && !needed.every(texts.has)) loads.set(id, texts.loadNamespaces(needed));
  const load = loads.get(id);
  if (load) use(load);
  return { t: texts.getFixedT(null, namespaces as 'shell'), i18n: texts };
}

function subscribe(onChange: () => void): () => void {
  texts.on('languageChanged', onChange);
  return () => texts.off('languageChanged', onChange);
}

type TransProps = {
  t: (key: string, values: Values) => string;
  i18nKey: string;
  values?: Values;
  components: Record<string, ReactElement<{ children?: ReactNode }>>;
};
type Values = Readonly<Record<string, unknown>>;

const ELEMENT = /<(\w+)>(.*?)<\/\1>/;
const HIDDEN = /\0(\d+)\0/g;

/** A text with elements such as `<b>`. A value that contains markup is shown as it is. */
export function Trans({ t, i18nKey, values = {}, components }: TransProps): ReactNode {
  const hidden: string[] = [];
  const hide = (value: unknown) => (typeof value === 'string' ? `\0${hidden.push(value) - 1}\0` : value);
  const reveal = (text: string) =>
    text.replace(HIDDEN, (_, at: string) => isolated(hidden[Number(at)] ?? ''));
  const text = t(
    i18nKey,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hide(value)])),
  );
  // In turns: text, the name of an element, its content.
  const pieces = text.split(ELEMENT);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [plain = '', name = '', content = ''] = pieces.slice(at, at + 3);
    const element = components[name];
    nodes.push(reveal(plain), element && cloneElement(element, {}, reveal(content)));
  }
  return createElement(Fragment, null, ...nodes);
}
