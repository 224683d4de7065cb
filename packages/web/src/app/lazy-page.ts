/** A page that is loaded on demand, with its texts. */
import { type ComponentType, lazy } from 'react';
import { loadOrReload } from '../shared/browser/load-or-reload.ts';
import { texts } from '../shared/i18n/i18n.ts';

type Loaded = { default: ComponentType };
type Namespaces = Parameters<typeof texts.loadNamespaces>[0];

export const lazyPage = (name: string, load: () => Promise<Loaded>, namespaces: Namespaces = []) =>
  lazy(() =>
    loadOrReload(name, async () => {
      const [loaded] = await Promise.all([load(), texts.loadNamespaces(namespaces)]);
      return loaded;
    }),
  );
