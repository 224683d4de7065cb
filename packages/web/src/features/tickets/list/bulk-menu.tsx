/** One change of the selected tickets: a button with its values. */
import { Button, ScrollArea } from '@mantine/core';
import { MenuOnDemand } from '../../../shared/floating/menu-on-demand.tsx';
import { IconChevronDown } from '../../../shared/icons/chevron-down.ts';

type BulkMenuProps = {
  label: string;
  choices: readonly { value: string; label: string }[];
  isBusy: boolean;
  onChoose: (value: string) => void;
};

const MOST_HEIGHT = 320;

export const BulkMenu = ({ label, choices, isBusy, onChoose }: BulkMenuProps) => (
  <MenuOnDemand
    position="bottom-start"
    width={220}
    target={
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
      >
        {label}
      </Button>
    }
  >
    {(Menu) => (
      <ScrollArea.Autosize mah={MOST_HEIGHT}>
        {choices.map(({ value, label: text }) => (
          <Menu.Item key={value} onClick={() => onChoose(value)}>
            {text}
          </Menu.Item>
        ))}
      </ScrollArea.Autosize>
    )}
  </MenuOnDemand>
);
