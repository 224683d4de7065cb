import type { ErrorReply, FileId, SERVICE_BASES } from '@parrot/contract/core';
import type { BringFiles } from '../conversation/delivery.ts';
import type { Uploaded } from '../conversation/visitor-channel.ts';

const BASE: (typeof SERVICE_BASES)['parrot'] = '/api/v1';
/** A file is not worth trying for ever: the visitor may find another way. */
const TRIES = 4;
/** The request got no answer: worth another try. */
const NO_ANSWER = { status: 503, code: 'internal', message: '' };

/** Uploads the files of a message one after the other. What has gone before is not sent again. */
export const bringFiles =
  (origin: string, parrotId: string): BringFiles =>
  async (files, { insist, dispatch, visitorToken }) => {
    const ids: FileId[] = [];
    for (const { name, blob, fileId } of files) {
      if (fileId) ids.push(fileId);
      else {
        // Of a file that was chosen before the page was loaded anew, only the name is left.
        if (!blob?.size) return false;
        const form = new FormData();
        form.append('parrotId', parrotId);
        form.append('visitorToken', visitorToken);
        form.append('file', blob, name);
        const onPercent = (percent: number) => dispatch({ type: 'uploading', percent });
        let attempts = 0;
        // To hear how far it is the browser must ask first, which not every proxy lets pass: then it goes without.
        const ack = await insist(() => upload(origin, form, attempts++ % 2 ? undefined : onPercent), TRIES);
        if (!ack?.ok) return ack && false;
        ids.push(ack.file.fileId);
        dispatch({ type: 'uploaded', blob, fileId: ack.file.fileId });
      }
    }
    return ids;
  };

/** Not by `fetch`, which does not tell how far it has come. */
const upload = (origin: string, form: FormData, onPercent?: (percent: number) => void): Promise<Uploaded> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    if (onPercent)
      request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((loaded / (total || 1)) * 100));
    request.onloadend = () => resolve(answerOf(request));
    request.open('POST', `${origin}${BASE}/widget/file`);
    request.send(form);
  });

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const told = JSON.parse(responseText);
    return status === 200 ? { ...told, ok: true } : { ok: false, error: told as ErrorReply };
  } catch {
    return { ok: false, error: NO_ANSWER };
  }
}
