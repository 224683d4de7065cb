import type { ErrorReply, FileId, SERVICE_BASES } from '@parrot/contract/core';
import type { BringFiles } from '../../conversation/delivery.ts';
import type { Uploaded } from '../../conversation/visitor-channel.ts';

const BASE: (typeof SERVICE_BASES)['parrot'] = '/api/v1';
/** Uploads are retried a few times only: the visitor may find another way. */
const TRIES = 4;
/** No answer: worth a retry. */
const NO_ANSWER = { status: 503, code: 'internal', message: '' };
/** Cancelled by the visitor: no retry. */
const CANCELLED: Uploaded = { ok: false, error: { ...NO_ANSWER, status: 400 } };

/** Cancels the current upload, if any. */
export let cancelUpload = (): void => {};

/** Uploads the files of a message one after the other. Uploaded files are not sent again. */
export const bringFiles =
  (origin: string, parrotId: string): BringFiles =>
  async (files, { insist, dispatch, visitorToken }) => {
    const ids: FileId[] = [];
    let request: XMLHttpRequest | undefined;
    let cancelled = false;
    cancelUpload = () => {
      cancelled = true;
      request?.abort();
    };
    /** Not `fetch`, which does not report progress. */
    const upload = (form: FormData, onPercent?: (percent: number) => void) =>
      new Promise<Uploaded>((resolve) => {
        if (cancelled) return resolve(CANCELLED);
        const sent = new XMLHttpRequest();
        request = sent;
        if (onPercent)
          sent.upload.onprogress = ({ loaded, total }) =>
            onPercent(Math.round((loaded / (total || 1)) * 100));
        sent.onloadend = () => resolve(cancelled ? CANCELLED : answerOf(sent));
        sent.open('POST', `${origin}${BASE}/widget/file`);
        sent.send(form);
      });
    for (const { name, blob, fileId } of files) {
      if (fileId) ids.push(fileId);
      else {
        // After a reload only the name of a chosen file is left.
        if (!blob?.size) return '';
        const form = new FormData();
        form.append('parrotId', parrotId);
        form.append('visitorToken', visitorToken);
        form.append('file', blob, name);
        const onPercent = (percent: number) => dispatch({ type: 'uploading', percent });
        let attempts = 0;
        // Progress requires a preflight request, which some proxies block: then it is sent without.
        const ack = await insist(() => upload(form, attempts++ % 2 ? undefined : onPercent), TRIES);
        if (!ack) return null;
        if (!ack.ok) return ack === CANCELLED ? '' : ack.error.code;
        ids.push(ack.file.fileId);
        dispatch({ type: 'uploaded', blob, fileId: ack.file.fileId });
      }
    }
    return ids;
  };

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const reply = JSON.parse(responseText);
    return status === 200 ? { ...reply, ok: true } : { ok: false, error: reply as ErrorReply };
  } catch {
    return { ok: false, error: NO_ANSWER };
  }
}
