/** The choice of microphone, camera and speaker, with a level meter and a test sound. */
import { Button, Popover, Select, Tooltip } from '@mantine/core';
import { canChooseSpeaker, type Device, playTestSound } from '@parrot/call-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSettings } from '../../../shared/icons/settings.ts';
import { IconVolume } from '../../../shared/icons/volume.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useCallState } from '../calls-store.ts';
import type { DeskCalls } from '../desk-calls.ts';
import controls from '../view/call-controls.module.css';
import classes from './device-menu.module.css';
import { LevelMeter } from './level-meter.tsx';

export function DeviceMenu({ calls, isListener }: { calls: DeskCalls; isListener: boolean }) {
  const { t } = useTranslation('calls');
  const [isOpen, setOpen] = useState(false);
  const name = t('controls.devices');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" width={300} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Tooltip label={name} openDelay={400} withinPortal={false} floatingStrategy="fixed">
          <button
            type="button"
            className={controls.control}
            aria-label={name}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconSettings size={20} stroke={1.75} aria-hidden />
          </button>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <Devices calls={calls} isListener={isListener} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Devices({ calls, isListener }: { calls: DeskCalls; isListener: boolean }) {
  const { t } = useTranslation('calls');
  const devices = useCallState((state) => state.devices);
  const microphone = useCallState((state) => state.local.microphoneStream);
  const [isPlaying, setPlaying] = useState(false);
  const test = async () => {
    setPlaying(true);
    try {
      await playTestSound(devices.speakerId);
    } catch (error) {
      console.warn('test sound could not be played', error);
      toast.failure(t('devices.testFailed'));
    } finally {
      setPlaying(false);
    }
  };
  return (
    <div className={classes.devices}>
      {!isListener && (
        <>
          <DeviceSelect
            of="microphone"
            devices={devices.microphones}
            chosen={devices.microphoneId}
            onChoose={(id) => void calls.chooseMicrophone(id)}
          />
          {microphone && <LevelMeter stream={microphone} />}
          <DeviceSelect
            of="camera"
            devices={devices.cameras}
            chosen={devices.cameraId}
            onChoose={(id) => void calls.chooseCamera(id)}
          />
        </>
      )}
      {canChooseSpeaker() && (
        <DeviceSelect
          of="speaker"
          devices={devices.speakers}
          chosen={devices.speakerId}
          onChoose={(id) => void calls.chooseSpeaker(id)}
        />
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconVolume size={16} stroke={1.75} aria-hidden />}
        loading={isPlaying}
        onClick={() => void test()}
      >
        {t('devices.test')}
      </Button>
    </div>
  );
}

type DeviceSelectProps = {
  of: 'microphone' | 'camera' | 'speaker';
  devices: readonly Device[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** An empty value would mean no choice to the field. */
const DEFAULT = 'default';

function DeviceSelect({ of, devices, chosen, onChoose }: DeviceSelectProps) {
  const { t } = useTranslation('calls');
  const named = devices.filter(({ id }) => id !== '');
  const data = [
    { value: DEFAULT, label: t('devices.default') },
    ...named.map(({ id, label }, index) => ({
      value: id,
      label: label || t(`devices.unnamed.${of}`, { number: index + 1 }),
    })),
  ];
  return (
    <Select
      label={t(`devices.${of}`)}
      data={data}
      value={named.some(({ id }) => id === chosen) ? chosen : DEFAULT}
      allowDeselect={false}
      disabled={devices.length === 0}
      placeholder={t('devices.none')}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) => onChoose(value === null || value === DEFAULT ? '' : value)}
    />
  );
}
