/** The address of a file; a fresh one is fetched after it has expired. */
import { fileIdOf } from '@parrot/contract/conversations';
import { deskFileLink } from '@parrot/contract/desk';
import { useState } from 'react';
import { call } from '../../../shared/http/call.ts';

export function useFileUrl(given: string) {
  const [fresh, setFresh] = useState({ of: given, url: given });
  const url = fresh.of === given ? fresh.url : given;

  /** Undefined if there is no other address. */
  const renew = async (): Promise<string | undefined> => {
    const fileId = fileIdOf(given);
    if (!fileId) return undefined;
    const renewed = await call(deskFileLink, { query: { fileId } });
    if (renewed.url === url) return undefined;
    setFresh({ of: given, url: renewed.url });
    return renewed.url;
  };
  return { url, renew };
}
