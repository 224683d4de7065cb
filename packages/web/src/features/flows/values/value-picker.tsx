/** The button that inserts a value into a text. */
import { ActionIcon, Menu } from '@mantine/core';
import { BUILT_IN_VALUES } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { IconBraces } from '../../../shared/icons/braces.ts';
import { useFlowEditor } from '../editor/flow-editor.ts';
import classes from './values.module.css';

type ValuePickerProps = {
  /** The field it belongs to. */
  field: string;
  /** Includes secrets, as `secret.name`. */
  withSecrets?: boolean;
  onPick: (name: string) => void;
};

export function ValuePicker({ field, withSecrets = false, onPick }: ValuePickerProps) {
  const { t } = useTranslation('blocks');
  const values = useFlowEditor(({ flow }) => flow.values);
  const secrets = useFlowEditor((state) => state.secrets);
  const label = t('values.insertInto', { field });
  const entry = (name: string, text = name) => (
    <Menu.Item key={name} onClick={() => onPick(name)}>
      <span className={classes.token}>{text}</span>
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" width={240} returnFocus={false} hideDetached={false}>
      <Menu.Target>
        <ActionIcon size="xs" aria-label={label} title={label} className={classes.picker}>
          <IconBraces size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {values.length > 0 && <Menu.Label>{t('values.title')}</Menu.Label>}
        {values.map(({ name }) => entry(name))}
        <Menu.Label>{t('values.builtIn')}</Menu.Label>
        {BUILT_IN_VALUES.map((name) => entry(name, t(`values.builtIns.${name}`)))}
        {withSecrets && secrets.length > 0 && <Menu.Label>{t('secrets.title')}</Menu.Label>}
        {withSecrets && secrets.map((name) => entry(`secret.${name}`, name))}
      </Menu.Dropdown>
    </Menu>
  );
}
