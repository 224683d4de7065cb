import type { WidgetHost } from '../widget-host.ts';
import type { Parts } from './view.ts';

const RETRY_MS = 5_000;

/** What `<name>.js` exports. */
type PartModule<Part> = { part: Part; css?: string };

type LazyPart<Part> = {
  get: () => Promise<Part>;
  /** The part if loaded. Otherwise loads it and calls `ready` when it can be read. */
  now: (ready: () => void) => Part | undefined;
};
export type LazyParts = <Name extends keyof Parts>(name: Name) => LazyPart<Parts[Name]>;

/** Each part is loaded once, on first use. */
export function lazyParts(load: WidgetHost['load'], adopt: (css: string) => void): LazyParts {
  const parts: Partial<Record<keyof Parts, unknown>> = {};
  return <Name extends keyof Parts>(name: Name) => {
    parts[name] ??= lazyPart(name, load, adopt);
    return parts[name] as LazyPart<Parts[Name]>;
  };
}

/** After a failure the next call retries. */
function lazyPart<Part>(
  name: string,
  load: WidgetHost['load'],
  adopt: (css: string) => void,
): LazyPart<Part> {
  let tries = 0;
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  let awaited = false;

  const fetchModule = async (): Promise<Part> => {
    // Some browsers cache a failed import: a retry needs another address.
    const module = (await load(name + (tries++ ? `.js?${tries}` : '.js'))) as PartModule<Part>;
    if (module.css) adopt(module.css);
    part = module.part;
    return part;
  };
  const get = () => {
    coming ??= fetchModule().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };

  return {
    get,
    now(ready) {
      if (part || awaited) return part;
      awaited = true;
      const again = () => {
        awaited = false;
        ready();
      };
      get().then(again, () => setTimeout(again, RETRY_MS));
      return undefined;
    },
  };
}
