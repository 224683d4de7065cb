/** The next page of a list: loaded before the user scrolls to it, or by the button. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './queue-panel.module.css';

type LoadMoreRowsProps = { isNear: boolean; count: number; onMore: () => Promise<void> };

export function LoadMoreRows({ isNear, count, onMore }: LoadMoreRowsProps) {
  const { t } = useTranslation('desk');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (_by: 'itself' | 'hand') => onMore(),
    networkMode: 'always',
  });
  // Once for every length of the list: what fails is left to the hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may be near its end again
  useEffect(() => {
    if (isNear) mutate('itself');
  }, [isNear, count, mutate]);
  return (
    <Button
      className={classes.more}
      variant="subtle"
      fullWidth
      // Automatic loads show no spinner: one that comes and goes would slow down scrolling.
      loading={isPending && variables === 'hand'}
      onClick={() => mutate('hand')}
    >
      {t('showMore')}
    </Button>
  );
}
