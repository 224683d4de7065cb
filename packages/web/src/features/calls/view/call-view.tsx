/** The call above the messages of its conversation, or on the whole screen. */
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallState } from '../calls-store.ts';
import type { DeskCalls } from '../desk-calls.ts';
import { CallControls } from './call-controls.tsx';
import { CallNotices } from './call-notices.tsx';
import { CallStage } from './call-stage.tsx';
import { CallStatus } from './call-status.tsx';
import classes from './call-view.module.css';
import { HeightResizer } from './height-resizer.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useViewHeight } from './view-height.ts';

export function CallView({ calls }: { calls: DeskCalls }) {
  const { t } = useTranslation('calls');
  const name = useCallState((state) => state.call?.visitorName ?? '');
  const phase = useCallState((state) => state.phase);
  const hasVideo = useCallState(
    ({ local, remotes }) =>
      Boolean(local.cameraStream) || remotes.some((one) => one.cameraStream ?? one.screenStream),
  );
  const hasRemoteVideo = useCallState(({ remotes }) =>
    remotes.some((one) => one.cameraStream ?? one.screenStream),
  );
  const { isFull, toggle } = useFullScreen();
  const height = useViewHeight((heights) => (hasVideo ? heights.video : heights.voice));
  const video = useRef<HTMLVideoElement>(null);
  const [canFloat] = useState(() => document.pictureInPictureEnabled ?? false);
  const float = useCallback(() => {
    const leaving = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    leaving?.catch((error: unknown) => console.warn('picture in picture failed', error));
  }, []);
  return (
    <section
      className={classes.view}
      style={{ '--call-height': `${height}px` } as CSSProperties}
      data-full={isFull || undefined}
      data-phase={phase}
      aria-label={t('view', { name })}
    >
      <CallStatus />
      <CallNotices calls={calls} />
      <CallStage videoRef={video} />
      <CallControls
        calls={calls}
        isFull={isFull}
        onFull={toggle}
        onPictureInPicture={canFloat && hasRemoteVideo ? float : undefined}
      />
      {!isFull && <HeightResizer kind={hasVideo ? 'video' : 'voice'} />}
    </section>
  );
}
