/** The product in one picture: a bot answers, the visitor asks for an agent, an agent takes over. */

import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconHeadset } from '../../../shared/icons/headset.ts';
import { IconRobot } from '../../../shared/icons/robot.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import classes from './brand-panel.module.css';

export function BrandPanel() {
  const { t } = useTranslation('accounts');
  return (
    <aside className={classes.panel} aria-label={t('panel.label')}>
      <div className={classes.column}>
        <Conversation />
        <h2 className={classes.title}>{t('panel.title')}</h2>
        <ul className={classes.points}>
          {(['answers', 'people', 'embed'] as const).map((point) => (
            <li key={point} className={classes.point}>
              <IconCheck size={16} stroke={2} className={classes.tick} aria-hidden />
              {t(`panel.points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function Conversation() {
  const { t } = useTranslation('accounts');
  const name = t('panel.chat.name');
  return (
    <div className={classes.chat} aria-hidden>
      <p className={classes.visitor}>{t('panel.chat.question')}</p>
      <div className={classes.reply}>
        <span className={classes.bot}>
          <IconRobot size={16} stroke={1.75} />
        </span>
        <p className={classes.answer}>{t('panel.chat.answer')}</p>
      </div>
      <p className={classes.visitor}>{t('panel.chat.request')}</p>
      <p className={classes.event}>
        <IconHeadset size={14} stroke={1.75} />
        {t('panel.chat.joined', { name })}
      </p>
      <div className={classes.reply}>
        <UserAvatar id={name} name={name} />
        <p className={classes.answer}>{t('panel.chat.agent', { name })}</p>
      </div>
    </div>
  );
}
