/** Which real questions would get another answer with the sources of the draft. */
import type { AnswerOutcome, App } from '@parrot/contract/apps';
import { useState } from 'react';
import { RealQuestions } from '../../../../features/apps/answer-comparison/real-questions.tsx';
import { useAnswerComparison } from '../../../../features/apps/answer-comparison/use-answer-comparison.ts';
import { causePath } from '../cause-path.ts';

export function AffectedAnswers({ app }: { app: App }) {
  const query = useAnswerComparison(app);
  const [shown, setShown] = useState<AnswerOutcome | null>(null);
  return (
    <RealQuestions
      appId={app.appId}
      query={query}
      causeLink={(cause) => causePath(app.appId, cause)}
      shown={shown}
      onShow={setShown}
    />
  );
}
