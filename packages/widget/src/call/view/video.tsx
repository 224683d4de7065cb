type VideoProps = { stream: MediaStream; class: string; label: string };

/** Muted, because the call client plays the sound. */
export const Video = ({ stream, class: name, label }: VideoProps) => (
  <video
    key={stream.id}
    class={name}
    aria-label={label}
    autoplay
    playsInline
    muted
    ref={(element) => {
      if (element && element.srcObject !== stream) element.srcObject = stream;
    }}
  />
);
