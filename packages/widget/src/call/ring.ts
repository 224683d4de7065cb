/** Rings until stopped: a tone and, for a call to the visitor, the page's title in turns with the caller. */
import { chime } from '../extras/chime.ts';

const EVERY_MS = 2_000;
const TITLE_MS = 1_000;

export function startRinging(isMuted: () => boolean, caller?: string): () => void {
  const { title } = document;
  const flash = () => {
    // The page may have changed its title meanwhile.
    if (document.title === caller) document.title = title;
    else if (caller && document.title === title) document.title = caller;
  };
  const sound = () => {
    if (!isMuted()) chime();
  };
  sound();
  flash();
  const timers = [setInterval(sound, EVERY_MS), setInterval(flash, TITLE_MS)];
  return () => {
    timers.forEach(clearInterval);
    if (document.title === caller) document.title = title;
  };
}
