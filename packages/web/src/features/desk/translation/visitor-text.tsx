/** A visitor's message, translated to the agent's language if needed; the original is one click away. */
import { Loader, UnstyledButton } from '@mantine/core';
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { LinkedText } from '../../../shared/ui/linked-text.tsx';
import classes from './translation.module.css';
import { translationQuery, useTranslationMode } from './use-translation-mode.ts';

type VisitorTextProps = {
  message: Message;
  session: QueueUser;
  className: string | undefined;
  /** Translated automatically; older ones on demand. */
  isRecent: boolean;
};

export function VisitorText({ message, session, className, isRecent }: VisitorTextProps) {
  const { t } = useTranslation('desk-conversation');
  const { state, from, to } = useTranslationMode(session);
  const [isAsked, setAsked] = useState(false);
  const [isOriginal, setOriginal] = useState(false);
  const isWanted = state === 'on' && (isRecent || isAsked);
  const translation = useQuery({ ...translationQuery(message, to), enabled: isWanted });
  const paragraph = (text: string, language: string, about: ReactNode) => (
    <>
      <p className={className} lang={language || undefined} dir="auto">
        <LinkedText text={text} />
      </p>
      {about && <p className={classes.about}>{about}</p>}
    </>
  );
  const original = (about: ReactNode) => paragraph(message.value, from, about);
  const act = (label: string, onClick: () => void) => (
    <UnstyledButton className={classes.act} onClick={onClick}>
      {label}
    </UnstyledButton>
  );

  if (state !== 'on') return original(null);
  if (translation.isLoading)
    return original(
      <>
        <Loader size={10} aria-hidden /> {t('translation.underWay')}
      </>,
    );
  if (translation.isError)
    return original(
      <>
        {messageOf(translation.error)} {act(t('translation.again'), () => void translation.refetch())}
      </>,
    );
  if (translation.data === undefined) return original(act(t('translation.ask'), () => setAsked(true)));
  // It was written in the agent's language after all.
  if (translation.data.trim() === message.value.trim()) return original(null);
  return isOriginal
    ? original(act(t('translation.translated'), () => setOriginal(false)))
    : paragraph(
        translation.data,
        to,
        act(t('translation.original'), () => setOriginal(true)),
      );
}
