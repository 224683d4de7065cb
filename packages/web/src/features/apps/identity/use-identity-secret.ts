/** The identity secret of an app. Stored only in the card while shown, never in the query cache. */
import { identitySecret, renewIdentitySecret } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/http/call.ts';
import { useRefreshApps } from '../use-apps.ts';

type Secret = { secret: string; createdAt: string };

export function useIdentitySecret(appId: AppId) {
  const refresh = useRefreshApps();
  const [shown, setShown] = useState<Secret | null>(null);
  const keep = ({ secret, createdAt }: Secret) => {
    setShown({ secret, createdAt });
    // The first request creates it, and a publish check depends on it.
    void refresh();
  };
  const show = useMutation({
    mutationFn: () => call(identitySecret, { body: { appId } }),
    onSuccess: keep,
    gcTime: 0,
  });
  const renew = useMutation({
    mutationFn: () => call(renewIdentitySecret, { body: { appId } }),
    onSuccess: keep,
    gcTime: 0,
  });
  return { shown, show, renew, hide: () => setShown(null) };
}
