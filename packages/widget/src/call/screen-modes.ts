/** Full screen and picture in picture of the call. Both need a click, and a page that allows them. */
export async function toggleFullScreen(slot: HTMLElement): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await slot.querySelector('.call')?.requestFullscreen();
}

export async function togglePicture(slot: HTMLElement): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await slot.querySelector<HTMLVideoElement>('video.remote')?.requestPictureInPicture();
}
