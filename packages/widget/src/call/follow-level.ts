import { watchLevel } from '@parrot/call-client';

/** Writes how loud a stream is into `--level` of the elements that show it, without rendering the panel. */
export function followLevel(slot: HTMLElement, selector: string) {
  let followed: MediaStream | null = null;
  let stop = () => {};
  return (stream: MediaStream | null): void => {
    if (stream === followed) return;
    stop();
    followed = stream;
    stop = stream
      ? watchLevel(stream, (level) => {
          for (const element of slot.querySelectorAll<HTMLElement>(selector))
            element.style.setProperty('--level', level.toFixed(2));
        })
      : () => {};
  };
}
