import type { Unsent } from '../../conversation/visitor-memory.ts';
import { CROSS, FILE, Icon } from '../../panel/icon.tsx';
import type { View } from '../../panel/view.ts';
import { reasonText } from '../reason-text.ts';
import { fileSize } from './file-size.ts';
import { cancelUpload } from './upload-files.ts';

/** The files of an unsent message and their progress. */
export function UnsentFiles(props: View & { unsent: Unsent }) {
  const { unsent, thread, texts, locale, conversation } = props;
  const { files = [] } = unsent;
  const isNext = unsent === thread.unsent.find(({ failed }) => !failed);
  const cancel = () => {
    conversation.discard(unsent.msgId);
    if (isNext) cancelUpload();
  };
  const current = isNext && thread.connection === 'online' && files.find(({ fileId }) => !fileId);
  return (
    <>
      {files.map((file) => (
        <div key={file.name} class="file">
          <Icon path={FILE} />
          <span>
            {file.name}
            <small>
              {file === current
                ? texts.uploading.replace('{percent}', `${thread.uploaded}`)
                : fileSize(file.bytes, locale)}
            </small>
            {file === current && <progress max={100} value={thread.uploaded} aria-label={file.name} />}
          </span>
          {!unsent.failed && !file.fileId && (
            <button type="button" class="quiet" aria-label={`${texts.cancel}: ${file.name}`} onClick={cancel}>
              <Icon path={CROSS} />
            </button>
          )}
        </div>
      ))}
      {unsent.failed === 'file' && (
        <div class="note bad">
          {files.some(isLost) ? texts.fileLost : reasonText(texts, unsent.why, 'fileRefused')}
        </div>
      )}
    </>
  );
}

const isLost = ({ fileId, blob }: NonNullable<Unsent['files']>[number]): boolean => !fileId && !blob?.size;
