import type { CallProps } from '../call-props.ts';
import { Video } from './video.tsx';

/** The visitor's camera, mirrored; dimmed while it is not sent. */
export function SelfView({ state: { local }, word }: CallProps) {
  if (!local.cameraStream) return null;
  const name = local.isVideoPaused ? 'own paused' : 'own';
  return <Video stream={local.cameraStream} class={name} label={word('ownVideo')} />;
}
