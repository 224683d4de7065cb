/** The real widget in an iframe, which receives the settings as they change. */
import { Button, Loader } from '@mantine/core';
import { PREVIEW_PAGE, PREVIEW_READY, type PreviewMessage } from '@parrot/contract/conversations';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './preview-frame.module.css';

/** After this time without a message, loading counts as failed. */
const PATIENCE_MS = 10_000;

export function PreviewFrame({ message }: { message: PreviewMessage }) {
  const [round, setRound] = useState(0);
  return <FrameOnce key={round} message={message} onRetry={() => setRound(round + 1)} />;
}

function FrameOnce({ message, onRetry }: { message: PreviewMessage; onRetry: () => void }) {
  const { t } = useTranslation('designer');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading');

  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === window.location.origin;
      if (isOurs && data === PREVIEW_READY) setState('ready');
    };
    const giveUp = setTimeout(() => setState((now) => (now === 'ready' ? now : 'missing')), PATIENCE_MS);
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', listen);
    };
  }, []);
  useEffect(() => {
    if (state === 'ready') frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [state, message]);

  return (
    <div className={classes.frame}>
      {state === 'missing' ? (
        <div className={classes.cover} role="alert">
          <p>{t('preview.missing')}</p>
          <Button variant="default" onClick={onRetry}>
            {t('retry', { ns: 'shell' })}
          </Button>
        </div>
      ) : (
        <iframe ref={frame} src={PREVIEW_PAGE} title={t('preview.title')} className={classes.page} />
      )}
      {state === 'loading' && (
        <div className={classes.cover} role="status" aria-label={t('preview.loading')}>
          <Loader size="sm" />
        </div>
      )}
    </div>
  );
}
