/** The view options of the preview: device, color scheme, open or closed, and who answers. */
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDeviceDesktop } from '../../../../shared/icons/device-desktop.ts';
import { IconDeviceMobile } from '../../../../shared/icons/device-mobile.ts';
import { IconMoon } from '../../../../shared/icons/moon.ts';
import { IconSun } from '../../../../shared/icons/sun.ts';
import { type PreviewView, useDesignerSession } from '../../../../state/designer-session.ts';
import classes from './preview-stage.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function PreviewSwitches() {
  const { t } = useTranslation('designer');
  const view = useDesignerSession((session) => session.preview);
  const change = (part: Partial<PreviewView>) =>
    useDesignerSession.setState({ preview: { ...view, ...part } });
  return (
    <div className={classes.switches}>
      <Switch
        label={t('preview.device')}
        value={view.device}
        choices={[
          [
            'desktop',
            <IconLabel key="d" icon={<IconDeviceDesktop {...ICON} />} text={t('preview.desktop')} />,
          ],
          ['phone', <IconLabel key="p" icon={<IconDeviceMobile {...ICON} />} text={t('preview.phone')} />],
        ]}
        onChange={(device) => change({ device })}
      />
      <Switch
        label={t('preview.mode')}
        value={view.mode}
        choices={[
          ['light', <IconLabel key="l" icon={<IconSun {...ICON} />} text={t('preview.light')} />],
          ['dark', <IconLabel key="d" icon={<IconMoon {...ICON} />} text={t('preview.dark')} />],
        ]}
        onChange={(mode) => change({ mode })}
      />
      <Switch
        label={t('preview.openState')}
        value={view.open ? 'open' : 'closed'}
        choices={[
          ['closed', t('preview.closed')],
          ['open', t('preview.open')],
        ]}
        onChange={(state) => change({ open: state === 'open' })}
      />
      <Switch
        label={t('preview.scene')}
        value={view.scene}
        choices={[
          ['bot', t('preview.bot')],
          ['agent', t('preview.agent')],
          ['offline', t('preview.offline')],
        ]}
        onChange={(scene) => change({ scene })}
      />
    </div>
  );
}

type SwitchProps<Value extends string> = {
  label: string;
  value: Value;
  choices: [Value, ReactNode][];
  onChange: (value: Value) => void;
};

function Switch<Value extends string>({ label, value, choices, onChange }: SwitchProps<Value>) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={value}
      data={choices.map(([choice, shown]) => ({ value: choice, label: shown }))}
      onChange={(next) => onChange(next as Value)}
    />
  );
}

/** In a narrow space only the icon is shown. */
const IconLabel = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className={classes.label}>
    {icon}
    <span className={classes.word}>{text}</span>
  </span>
);
