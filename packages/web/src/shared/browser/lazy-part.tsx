/** A part of a page that is loaded when it is first shown, such as a dialog. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadOrReload } from './load-or-reload.ts';

export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(() =>
    loadOrReload(name, async () => ({ default: (await load()) as ComponentType<object> })),
  );
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
