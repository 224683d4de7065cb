/** The number of problems, and a popover with the list. */
import { Button, Popover } from '@mantine/core';
import type { BlockId } from '@parrot/contract/flows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import classes from './problem-list.module.css';
import { ProblemList } from './problem-list.tsx';
import { useProblems } from './use-problems.ts';

export function ProblemsButton({ onJump }: { onJump: (id: BlockId) => void }) {
  const { t } = useTranslation('try');
  const problems = useProblems();
  const [isOpen, setOpen] = useState(false);
  const stops = problems.some(({ severity }) => severity === 'stop');
  const Icon = problems.length === 0 ? IconCircleCheck : IconAlertTriangle;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={340}
      position="bottom-end"
      shadow="md"
      trapFocus={problems.length > 0}
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          data-severity={problems.length === 0 ? 'good' : stops ? 'stop' : 'warning'}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {problems.length === 0 ? t('problems.good') : t('problems.button', { count: problems.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('problems.title')}>
        <ProblemList
          onJump={(id) => {
            setOpen(false);
            onJump(id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
