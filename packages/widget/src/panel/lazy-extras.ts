import * as preact from 'preact';
import type { WidgetHost } from '../widget-host.ts';
import type { Extras } from './view.ts';

const RETRY_MS = 5_000;

type Lent = Pick<typeof preact, 'h' | 'Fragment'>;
type ExtrasModule = { extras: Extras; css: string; borrow: (lent: Lent) => void };

export type LazyExtras = {
  get: () => Promise<Extras>;
  /** The extras if loaded. Otherwise loads them and calls `ready` when they can be read. */
  now: (ready: () => void) => Extras | undefined;
};

/** Loads the extras once; after a failure the next call retries. */
export function lazyExtras(load: WidgetHost['load'], adopt: (css: string) => void): LazyExtras {
  let tries = 0;
  let extras: Extras | undefined;
  let coming: Promise<Extras> | undefined;
  let awaited = false;

  const fetchModule = async (): Promise<Extras> => {
    // Some browsers cache a failed import: a retry needs another address.
    const module = (await load(tries++ ? `extras.js?${tries}` : 'extras.js')) as ExtrasModule;
    module.borrow({ h: preact.h, Fragment: preact.Fragment });
    adopt(module.css);
    extras = module.extras;
    return extras;
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
      if (extras || awaited) return extras;
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
