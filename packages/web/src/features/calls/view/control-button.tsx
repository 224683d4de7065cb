/** A round button of a call, with its name and shortcut as a tooltip. */
import { Tooltip } from '@mantine/core';
import type { Icon } from '../../../shared/icons/icon.ts';
import classes from './call-controls.module.css';

type ControlButtonProps = {
  /** For styles. */
  id?: string;
  name: string;
  icon: Icon;
  shortcut?: string;
  isOff?: boolean;
  isOn?: boolean;
  isDangerous?: boolean;
  onClick: () => void;
};

export function ControlButton({
  id,
  name,
  icon: Icon,
  shortcut,
  isOff,
  isOn,
  isDangerous,
  onClick,
}: ControlButtonProps) {
  return (
    <Tooltip
      label={shortcut ? `${name} (${shortcut})` : name}
      openDelay={400}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <button
        type="button"
        className={classes.control}
        data-name={id}
        data-off={isOff || undefined}
        data-on={isOn || undefined}
        data-dangerous={isDangerous || undefined}
        aria-label={name}
        onClick={onClick}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
