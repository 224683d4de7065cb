/** The search, with what this user may open and do. Loaded when it is first opened. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPalette } from '../../features/search/search-palette.tsx';
import { useSearchStore } from '../../shared/search/search-store.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { routeGuards } from '../route-guards.ts';
import { searchActions, searchPages } from './search-targets.ts';

export default function SearchLayer() {
  const { t } = useTranslation(['search', 'shell', 'profile', 'team']);
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
  return scope && <SearchPalette scope={scope} pages={pages} actions={actions} />;
}
