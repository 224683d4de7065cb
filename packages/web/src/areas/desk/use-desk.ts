/**
 * The desk session of the page, which lives longer only during a call. An agent without apps sees a notice and is redirected to the
 * Studio.
 */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import { UNKNOWN_ADDRESS } from '@parrot/contract/installation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { clientInfoOf } from '../../features/desk/connection/client-info.ts';
import { ownerOf } from '../../features/desk/conversation/conversation-owner.ts';
import type { Reassignment } from '../../features/desk/conversation/reassignment.ts';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { notifyBrowser } from '../../shared/browser/notify-browser.ts';
import { translated } from '../../shared/i18n/translated.ts';
import { addressQuery } from '../../shared/session/session-queries.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { toast } from '../../shared/toast/toast.ts';
import { enterDesk, leaveDesk } from './running-desk.ts';

export function useDesk(): DeskSession | null {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { studioAccess } = useRights().userInfo;
  const [desk, setDesk] = useState<DeskSession | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onNoApps = useRef(() => {});
  onNoApps.current = () => {
    toast.info(t('noApps.toast'));
    clearTimeout(timer.current);
    // Without Studio access the redirect would lead back here in a loop.
    if (studioAccess) timer.current = setTimeout(() => navigate('/home/studio'), LIMITS.emptyDeskRedirectMs);
  };
  const onMessage = useRef((_message: Message) => {});
  // The server sends this only to the owner, or to agents who have the conversation open.
  onMessage.current = ({ senderName, value, userSessionId, conversationId }) =>
    notifyBrowser({
      title: senderName,
      body: value || t('row.files'),
      tag: conversationId,
      onOpen: () => navigate(`/home/desk/chats?queue=assigned&session=${userSessionId}`),
    });
  const onReassigned = useRef((_reassigned: Reassignment) => {});
  onReassigned.current = ({ session, how, byName, reason }) => {
    const names = { by: byName, agent: ownerOf(session)?.name ?? '', name: session.userName };
    const kind = how === 'transferred' || how === 'taken_over' ? how : 'other';
    const why = reason && kind !== 'transferred' ? ` ${t('left.because', { reason })}` : '';
    toast.info(`${t(`left.toast.${kind}`, names)}${why}`, { autoClose: false });
  };
  const onTransferReturned = useRef((_session: QueueUser, _event: Message) => {});
  onTransferReturned.current = ({ userName }, { senderName, value }) => {
    const why = value && ` ${t('left.because', { reason: translated(value) })}`;
    toast.info(`${t('left.toast.returned', { agent: senderName, name: userName })}${why}`, {
      autoClose: false,
    });
  };
  useEffect(() => {
    const session = enterDesk({
      clientInfo: () =>
        clientInfoOf(navigator.userAgent, cache.getQueryData(addressQuery.queryKey) ?? UNKNOWN_ADDRESS),
      onNoApps: () => onNoApps.current(),
      onMessage: (message) => onMessage.current(message),
      onTransferReturned: (returned, event) => onTransferReturned.current(returned, event),
      onReassigned: (reassigned) => onReassigned.current(reassigned),
    });
    setDesk(session);
    // Apps that were granted in the meantime are a reason to stay.
    const stopWatching = useDeskStore.subscribe(({ appList }) => {
      if (appList?.count) clearTimeout(timer.current);
    });
    return () => {
      stopWatching();
      clearTimeout(timer.current);
      leaveDesk();
    };
  }, [cache]);
  return desk;
}
