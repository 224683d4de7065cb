/** Loads earlier messages before the reader scrolls to them; a failed load is left to the button. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './message-log.module.css';

/** The distance above the viewport. */
const AHEAD = '800px 0px 0px 0px';

type EarlierMessagesProps = {
  log: RefObject<HTMLDivElement | null>;
  first: number;
  onEarlier: () => Promise<void>;
};

export function EarlierMessages({ log, first, onEarlier }: EarlierMessagesProps) {
  const { t } = useTranslation('desk-conversation');
  const top = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({ mutationFn: onEarlier, networkMode: 'always' });
  // Once for every page: a longer log may still show its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` says that a page has come
  useEffect(() => {
    if (!top.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        mutate();
      },
      { root: log.current, rootMargin: AHEAD },
    );
    seen.observe(top.current);
    return () => seen.disconnect();
  }, [log, first, mutate]);
  return (
    <div ref={top} className={classes.earlier}>
      <Button size="xs" variant="subtle" loading={isPending} onClick={() => mutate()}>
        {t(isError ? 'conversation.earlierAgain' : 'conversation.earlier')}
      </Button>
    </div>
  );
}
