/** Turns the sound on or off, and plays it as a test. */
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { playSound } from '../../../shared/browser/play-sound.ts';
import { MenuOnDemand } from '../../../shared/floating/menu-on-demand.tsx';
import { IconBell } from '../../../shared/icons/bell.ts';
import { IconVolume } from '../../../shared/icons/volume.ts';
import { IconVolumeOff } from '../../../shared/icons/volume-off.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './sound-menu.module.css';
import { mute, useSoundStore } from './sound-store.ts';

export function SoundMenu() {
  const { t } = useTranslation('desk');
  const isMuted = useSoundStore((sound) => sound.isMuted);
  const Icon = isMuted ? IconVolumeOff : IconVolume;
  const test = async () => {
    if (!(await playSound())) toast.failure(t('sound.blocked'));
  };
  return (
    <MenuOnDemand
      position="bottom-end"
      width={200}
      target={
        <UnstyledButton className={classes.sound} data-action="sound">
          <Icon size={14} stroke={1.75} aria-hidden />
          {t(isMuted ? 'sound.muted' : 'sound.ringing')}
        </UnstyledButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item
            leftSection={
              isMuted ? <IconVolume size={16} stroke={1.75} /> : <IconVolumeOff size={16} stroke={1.75} />
            }
            onClick={() => mute(!isMuted)}
          >
            {t(isMuted ? 'sound.unmute' : 'sound.mute')}
          </Menu.Item>
          <Menu.Item leftSection={<IconBell size={16} stroke={1.75} />} onClick={() => void test()}>
            {t('sound.test')}
          </Menu.Item>
        </>
      )}
    </MenuOnDemand>
  );
}
