/** Finds the visible rows of a long list. Its code is loaded with the first such list; null until then. */
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { loadOrReload } from '../../../shared/browser/load-or-reload.ts';
import type { RowOptions, RowWindow } from './row-window.ts';

type Loaded = { rows: RowWindow } | { error: unknown };

const loadRowWindow = () => loadOrReload('row-window', () => import('./row-window.ts'));

export function useRowWindow(isLong: boolean, options: RowOptions): RowWindow | null {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isLong || loaded) return;
    let isCurrent = true;
    loadRowWindow().then(
      ({ createRowWindow }) => isCurrent && setLoaded({ rows: createRowWindow(renderAgain) }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLong, loaded]);
  if (loaded && 'error' in loaded) throw loaded.error;

  const rows = loaded && isLong ? loaded.rows : null;
  rows?.change(options);
  useLayoutEffect(() => rows?._didMount(), [rows]);
  useLayoutEffect(() => rows?._willUpdate());
  return rows;
}
