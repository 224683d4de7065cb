/** One filter of a list: a dashed button until a value is chosen, then a removable chip. */
import { Checkbox, Radio, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PopoverOnDemand } from '../floating/popover-on-demand.tsx';
import { IconCirclePlus } from '../icons/circle-plus.ts';
import { IconX } from '../icons/x.ts';
import classes from './filter-chip.module.css';

type Choice = { value: string; label: string };
type FilterChipProps = {
  name: string;
  choices: Choice[];
  chosen: readonly string[];
  /** At most one value. */
  single?: boolean;
  onChange: (chosen: string[]) => void;
};

export function FilterChip({ name, choices, chosen, single = false, onChange }: FilterChipProps) {
  const { t } = useTranslation('shell');
  const values = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const isOn = values.length > 0;
  return (
    <span className={classes.chip} data-on={isOn || undefined}>
      <PopoverOnDemand
        position="bottom-start"
        width={200}
        label={name}
        className={classes.dropdown}
        target={
          <UnstyledButton
            className={classes.opener}
            aria-label={isOn ? t('filter.chosen', { name, values: values.join(', ') }) : name}
          >
            {!isOn && <IconCirclePlus size={14} stroke={1.75} aria-hidden />}
            <span>{name}</span>
            {isOn && <span className={classes.values}>{values.join(', ')}</span>}
          </UnstyledButton>
        }
      >
        {single ? (
          <Radio.Group
            aria-label={name}
            value={chosen[0] ?? null}
            onChange={(value) => value && onChange([value])}
          >
            {choices.map((choice) => (
              <Radio key={choice.value} size="xs" className={classes.choice} {...choice} />
            ))}
          </Radio.Group>
        ) : (
          <Checkbox.Group aria-label={name} value={[...chosen]} onChange={(all) => onChange(all)}>
            {choices.map((choice) => (
              <Checkbox key={choice.value} size="xs" className={classes.choice} {...choice} />
            ))}
          </Checkbox.Group>
        )}
      </PopoverOnDemand>
      {isOn && (
        <UnstyledButton
          className={classes.remove}
          aria-label={t('filter.remove', { name })}
          onClick={() => onChange([])}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
