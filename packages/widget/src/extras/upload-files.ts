import type { ErrorReply, FileId, SERVICE_BASES } from '@parrot/contract/core';
import type { BringFiles } from '../conversation/delivery.ts';
import type { Uploaded } from '../conversation/visitor-channel.ts';

const BASE: (typeof SERVICE_BASES)['parrot'] = '/api/v1';
/** A file is not worth trying for ever: the visitor may find another way. */
const TRIES = 4;
/** The request got no answer: worth another try. */
const NO_ANSWER = { status: 503, code: 'internal', message: '' };
/** The visitor thought better of it: not worth one. */
const CANCELLED: Uploaded = { ok: false, error: { ...NO_ANSWER, status: 400 } };

/** Calls off what is being uploaded now, if anything is. */
export let cancelUpload = (): void => {};

/** Uploads the files of a message one after the other. What has gone before is not sent again. */
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
    /** Not by `fetch`, which does not tell how far it has come. */
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
        // Of a file that was chosen before the page was loaded anew, only the name is left.
        if (!blob?.size) return '';
        const form = new FormData();
        form.append('parrotId', parrotId);
        form.append('visitorToken', visitorToken);
        form.append('file', blob, name);
        const onPercent = (percent: number) => dispatch({ type: 'uploading', percent });
        let attempts = 0;
        // To hear how far it is the browser must ask first, which not every proxy lets pass: then it goes without.
        const ack = await insist(() => upload(form, attempts++ % 2 ? undefined : onPercent), TRIES);
        if (!ack) return null;
        if (!ack.ok) return ack.error.message;
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
