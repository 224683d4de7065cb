/** Plays a stream without sound: the call client plays the sound. */
import { type ComponentProps, type Ref, useCallback } from 'react';

type StreamVideoProps = Omit<ComponentProps<'video'>, 'ref'> & {
  stream: MediaStream;
  videoRef?: Ref<HTMLVideoElement>;
};

export function StreamVideo({ stream, videoRef, ...rest }: StreamVideoProps) {
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (typeof videoRef === 'function') videoRef(video);
      else if (videoRef) videoRef.current = video;
      if (!video || video.srcObject === stream) return;
      video.srcObject = stream;
      video.play().catch((error: unknown) => {
        // A video that was replaced meanwhile is aborted.
        if (video.srcObject === stream) console.warn('video could not be played', error);
      });
    },
    [stream, videoRef],
  );
  return <video ref={attach} muted playsInline autoPlay {...rest} />;
}
