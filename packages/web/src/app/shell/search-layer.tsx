/** The search, with what this user may open and do. Loaded when it is first opened. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPalette } from '../../features/search/search-palette.tsx';
import { usePageActions } from '../../shared/search/page-actions.ts';
import { useSearchStore } from '../../shared/search/search-store.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { routeGuards } from '../route-guards.ts';
import { pageActions } from './page-actions.ts';
import { searchActions, searchPages } from './search-targets.ts';

export default function SearchLayer() {
  const { t } = useTranslation(['search', 'shell', 'profile', 'team', 'desk-keys']);
  const scope = useSearchStore((state) => state.scope);
  const rights = useRights();
  const appId = useFlowStore((flow) => flow.appId);
  const appName = useFlowStore((flow) => flow.botAppName);
  const { pages, actions } = useMemo(() => {
    const gates = routeGuards(rights, false);
    return {
      pages: searchPages(t, gates, rights, { appId, appName }),
      actions: searchActions(t, gates, rights),
    };
  }, [t, rights, appId, appName]);
  const possible = usePageActions((page) => page.possible);
  // Listed once, when the search opens.
  const here = useMemo(() => (scope ? pageActions(t, possible?.() ?? []) : []), [t, scope, possible]);
  return scope && <SearchPalette scope={scope} pages={pages} actions={actions} here={here} />;
}
