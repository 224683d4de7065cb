/** A page that is loaded on demand, with its texts. */
import { type ComponentType, lazy } from 'react';
import { loadOrReload } from '../shared/browser/load-or-reload.ts';
import { loadTexts, type Namespace } from '../shared/i18n/i18n.ts';

type Loaded = { default: ComponentType };

export const lazyPage = (name: string, load: () => Promise<Loaded>, namespaces: readonly Namespace[] = []) =>
  lazy(() =>
    loadOrReload(name, async () => {
      const [loaded] = await Promise.all([load(), loadTexts(namespaces)]);
      return loaded;
    }),
  );
