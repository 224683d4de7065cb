/** Uploads files one after the other; failures stay in the list with the reason. */
import { LIMITS } from '@parrot/contract/core';
import { sourceFileFault, tooManySources } from '@parrot/contract/knowledge';
import { useRef, useState } from 'react';
import { messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { type SourcesOf, useUploadFile } from './use-sources.ts';

export const MEGABYTES = LIMITS.sourceFileBytes / 1_048_576;

/** 'refused' was not sent and can't be retried; 'failed' can. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** The share that is sent, from 0 to 1. */
  share: number;
  problem: string;
};

/** `present`: the number of existing sources. */
export function useUploads(of: SourcesOf, present: number) {
  const { mutateAsync: send } = useUploadFile(of);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  /** The abort controllers of waiting and running uploads. */
  const underway = useRef(new Map<number, AbortController>());

  const note = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  const sendOne = async ({ id, file }: Upload, { signal }: AbortController) => {
    if (signal.aborted) return;
    note(id, { state: 'sending', share: 0, problem: '' });
    try {
      await send({ file, signal, onProgress: (share) => note(id, { share }) });
      drop(id);
    } catch (error) {
      if (!signal.aborted) note(id, { state: 'failed', problem: messageOf(error) });
    } finally {
      underway.current.delete(id);
    }
  };
  const queue = (upload: Upload) => {
    const control = new AbortController();
    underway.current.set(upload.id, control);
    line.current = line.current.then(() => sendOne(upload, control));
  };

  return {
    uploads,
    drop,
    /** Removes a waiting upload, or aborts a running one. */
    cancel(id: number) {
      underway.current.get(id)?.abort();
      underway.current.delete(id);
      drop(id);
    },
    /** Checked before sending, to report problems at once. */
    add(files: readonly File[]) {
      const waiting = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
      let left = LIMITS.sourcesPerApp - present - waiting;
      const added = files.map((file): Upload => {
        const fault = sourceFileFault(file.name, file.size);
        const problem = translated(fault || (left > 0 ? '' : tooManySources(LIMITS.sourcesPerApp)));
        if (!fault) left -= 1;
        count.current += 1;
        return { id: count.current, file, state: problem ? 'refused' : 'waiting', share: 0, problem };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) if (upload.state === 'waiting') queue(upload);
    },
    retry(upload: Upload) {
      note(upload.id, { state: 'waiting', problem: '' });
      queue(upload);
    },
  };
}
