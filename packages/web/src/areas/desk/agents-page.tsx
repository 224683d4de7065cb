/** For supervisors: which agents are there, how busy they are, and their conversations. */
import { useTranslation } from 'react-i18next';
import { ConnectionBanner } from '../../features/desk/connection/connection-banner.tsx';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { SupervisionView } from '../../features/desk/supervision/supervision-view.tsx';
import classes from './agents-page.module.css';
import { useDesk } from './use-desk.ts';
import { useLiveGroups } from './use-live-groups.ts';
import { useLiveTags } from './use-live-tags.ts';

export default function AgentsPage() {
  const { t } = useTranslation('desk-context');
  const desk = useDesk();
  return (
    <>
      <title>{t('pageTitle', { ns: 'shell', page: t('supervision.title') })}</title>
      {desk && <Supervision desk={desk} />}
    </>
  );
}

/** The supervisor is connected to the desk here too: other agents see them, and changes arrive live. */
function Supervision({ desk }: { desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  useLiveTags(desk);
  useLiveGroups(desk);
  return (
    <div className={classes.page}>
      <ConnectionBanner onTryAgain={desk.tryAgain} />
      <h1 className={classes.title}>{t('supervision.title')}</h1>
      <div className={classes.view}>
        <SupervisionView desk={desk} />
      </div>
    </div>
  );
}
