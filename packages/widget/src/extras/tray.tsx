import { CROSS, FILE, Icon } from '../panel/icon.tsx';
import type { AsideState, View } from '../panel/view.ts';
import { fileSize } from './files/file-size.ts';

/** The attachments of the next message. */
export const Tray = ({ tray, texts, locale, doAside }: View & AsideState) => (
  <ul class="tray">
    {tray.map((file) => (
      <li key={file.name} class="file">
        <Icon path={FILE} />
        <span>
          {file.name}
          <small>{fileSize(file.bytes, locale)}</small>
        </span>
        <button
          type="button"
          class="quiet"
          aria-label={`${texts.remove}: ${file.name}`}
          onClick={() => doAside('detach', file)}
        >
          <Icon path={CROSS} />
        </button>
      </li>
    ))}
  </ul>
);
