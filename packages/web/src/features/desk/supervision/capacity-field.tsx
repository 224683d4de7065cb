/** An agent's number of conversations and capacity; the capacity can be changed. */
import { Button, NumberInput, Popover, UnstyledButton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { DeskAgent } from '@parrot/contract/desk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/use-form.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import classes from './supervision.module.css';
import { useSetCapacity } from './use-supervision.ts';

export function CapacityField({ agent }: { agent: DeskAgent }) {
  const { t } = useTranslation('desk-context');
  const { name, open, capacity } = agent;
  const [opened, setOpened] = useState(false);
  const isFull = open >= capacity;
  return (
    <div className={classes.load}>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={260} trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            className={classes.loadButton}
            aria-label={t('supervision.changeCapacity', { name, open, capacity })}
            onClick={() => setOpened(!opened)}
          >
            {t('supervision.load', { open, capacity })}
            <IconPencil size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('supervision.capacityOf', { name })}>
          <CapacityForm agent={agent} onDone={() => setOpened(false)} />
        </Popover.Dropdown>
      </Popover>
      <progress
        className={classes.bar}
        aria-hidden
        max={Math.max(1, capacity, open)}
        value={open}
        data-full={isFull || undefined}
      />
    </div>
  );
}

function CapacityForm({ agent, onDone }: { agent: DeskAgent; onDone: () => void }) {
  const { t } = useTranslation('desk-context');
  const save = useSetCapacity();
  const form = useForm({
    initial: { capacity: agent.capacity as number | string },
    send: ({ capacity }) => save.mutateAsync({ userId: agent.userId, capacity: Number(capacity) }),
    onSuccess: onDone,
  });
  const isNumber = typeof form.values.capacity === 'number';
  const field = form.field('capacity');
  return (
    <form {...form.formProps} className={classes.capacity}>
      <NumberInput
        label={t('supervision.capacity')}
        description={t('supervision.capacityHelp')}
        {...field}
        min={0}
        max={LIMITS.agentCapacity.max}
        allowDecimal={false}
        allowNegative={false}
        error={field.error ?? form.message}
        data-autofocus
      />
      <Button type="submit" loading={form.isPending} disabled={!isNumber}>
        {t('save')}
      </Button>
    </form>
  );
}
