/** Shown until all content is embedded. */
import type { AppId } from '@parrot/contract/core';
import { LearningProgress } from './learning-progress.tsx';
import { useUnderstanding } from './use-understanding.ts';

export function LearningNote({ appId }: { appId: AppId }) {
  const { data } = useUnderstanding(appId);
  return data?.learning ? <LearningProgress learning={data.learning} /> : null;
}
