/** Who is in the call: a shared screen or the other side's video large, the own camera small. */
import type { RemoteParticipant } from '@parrot/call-client';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMicrophoneOff } from '../../../shared/icons/microphone-off.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { useCallState } from '../calls-store.ts';
import classes from './call-stage.module.css';
import { StreamVideo } from './stream-video.tsx';

export function CallStage({ videoRef }: { videoRef: Ref<HTMLVideoElement> }) {
  const { t } = useTranslation('calls');
  const remotes = useCallState((state) => state.remotes);
  const local = useCallState((state) => state.local);
  const call = useCallState((state) => state.call);
  const sharing = remotes.find(({ screenStream }) => screenStream);
  const main = sharing ?? remotes.find(({ cameraStream }) => cameraStream) ?? remotes[0];
  const stream = sharing?.screenStream ?? main?.cameraStream ?? null;
  const small = remotes.filter((remote) => remote.cameraStream && (remote !== main || sharing));
  return (
    <div className={classes.stage}>
      {stream ? (
        <StreamVideo
          videoRef={videoRef}
          className={classes.main}
          data-fit={sharing ? 'contain' : 'cover'}
          stream={stream}
          aria-label={t(sharing ? 'stage.screenOf' : 'stage.videoOf', { name: main?.name ?? '' })}
        />
      ) : (
        <div className={classes.faces}>
          {(remotes.length > 0 ? remotes.filter(speaks) : []).map((remote) => (
            <Face key={remote.participantId} remote={remote} />
          ))}
          {remotes.length === 0 && call && (
            <div className={classes.face}>
              <UserAvatar id={call.visitorName} name={call.visitorName} size="large" />
              <span className={classes.name}>{call.visitorName}</span>
            </div>
          )}
        </div>
      )}
      <div className={classes.tiles}>
        {small.map(
          ({ participantId, name, cameraStream }) =>
            cameraStream && (
              <figure key={participantId} className={classes.tile}>
                <StreamVideo stream={cameraStream} aria-label={t('stage.videoOf', { name })} />
                <figcaption>{name}</figcaption>
              </figure>
            ),
        )}
        {local.cameraStream && (
          <figure className={classes.tile} data-own>
            <StreamVideo stream={local.cameraStream} aria-label={t('stage.ownVideo')} />
            <figcaption>{t(local.isVideoPaused ? 'stage.youPaused' : 'stage.you')}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

const speaks = ({ isListener }: RemoteParticipant): boolean => !isListener;

function Face({ remote }: { remote: RemoteParticipant }) {
  const { t } = useTranslation('calls');
  return (
    <div className={classes.face}>
      <UserAvatar id={remote.userId ?? remote.name} name={remote.name} size="large" />
      <span className={classes.name}>
        {remote.name}
        {!remote.media.audio && (
          <span role="img" aria-label={t('stage.muted', { name: remote.name })}>
            <IconMicrophoneOff size={14} stroke={1.75} aria-hidden />
          </span>
        )}
      </span>
    </div>
  );
}
