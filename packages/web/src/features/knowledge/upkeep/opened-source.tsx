/** The drawer of a source that a finding is about. */
import type { AppId, SourceId } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import { SourceDrawer } from '../sources/source-drawer.tsx';
import { useOpenSource } from '../sources/use-sources.ts';

type OpenedSourceProps = {
  appId: AppId;
  sourceId: SourceId;
  onReadAgain: (source: Source) => void;
  onClose: () => void;
};

export function OpenedSource({ appId, sourceId, onReadAgain, onClose }: OpenedSourceProps) {
  const source = useOpenSource(appId, sourceId).data?.pages[0]?.source ?? null;
  return <SourceDrawer appId={appId} source={source} onReadAgain={onReadAgain} onClose={onClose} />;
}
