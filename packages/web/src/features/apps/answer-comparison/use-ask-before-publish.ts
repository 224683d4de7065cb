/**
 * Asks once before a draft is published that answers real questions worse. While the comparison runs, publishing
 * waits for it.
 */
import { useDisclosure } from '@mantine/hooks';
import type { AnswerOutcome, App } from '@parrot/contract/apps';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { isUnfinished, useAnswerComparison } from './use-answer-comparison.ts';

export function useAskBeforePublish(app: App, publish: () => void) {
  const { data, error, refetch, isEnabled, isPending } = useAnswerComparison(app);
  const [opened, { open, close }] = useDisclosure(false);
  const [shown, setShown] = useState<AnswerOutcome | null>(null);
  const [answered, setAnswered] = useState('');
  const section = useRef<HTMLElement>(null);

  const isOpen = isEnabled && (isPending || isUnfinished(data));
  // Once it is finished there may be more to say.
  const state = `${data?.runId} ${isOpen}`;
  const isWorse = isEnabled && (data?.counts.worse ?? 0) > 0;
  const mustAsk = (isOpen || isWorse) && answered !== state;
  const isCleared = opened && !isOpen && !isWorse;
  const publishNow = useStableCallback(() => {
    close();
    publish();
  });
  useEffect(() => {
    if (isCleared) publishNow();
  }, [isCleared, publishNow]);

  return {
    submit: () => (mustAsk ? open() : publish()),
    realQuestions: isEnabled
      ? {
          appId: app.appId,
          query: { data, error, refetch },
          shown,
          onShow: setShown,
          ref: section,
        }
      : null,
    dialog: {
      opened,
      comparison: data,
      onClose: close,
      onPublish: publishNow,
      onReview: () => {
        close();
        if (!isWorse) return;
        setAnswered(state);
        setShown('worse');
        section.current?.scrollIntoView?.({ block: 'nearest' });
      },
    },
  };
}
