/** An illustration of the widget. The real one is in the corner if the installation has a bot. */

import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { IconArrowUp } from '../../shared/icons/arrow-up.ts';
import { IconHeadset } from '../../shared/icons/headset.ts';
import classes from './chat-preview.module.css';

const SMALL = { size: 16, stroke: 1.75 } as const;

export function ChatPreview() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.widget}>
      <div className={classes.bar}>
        <span className={classes.face}>
          <ParrotMark size={36} />
        </span>
        <span className={classes.names}>
          <span className={classes.name}>{t('preview.title')}</span>
          <span className={classes.status}>{t('preview.status')}</span>
        </span>
      </div>
      <div className={classes.talk}>
        <BotMessage text={t('preview.hello')} />
        <p className={classes.asked}>{t('preview.question')}</p>
        <BotMessage text={t('preview.answer')} />
        <div className={classes.suggestions}>
          {(['first', 'second', 'third'] as const).map((suggestion) => (
            <span key={suggestion} className={classes.suggestion}>
              {t(`preview.suggestions.${suggestion}`)}
            </span>
          ))}
        </div>
      </div>
      <div className={classes.person}>
        <IconHeadset {...SMALL} />
        {t('preview.person')}
      </div>
      <div className={classes.ask}>
        {t('preview.ask')}
        <span className={classes.send}>
          <IconArrowUp size={18} stroke={1.75} />
        </span>
      </div>
    </div>
  );
}

function BotMessage({ text }: { text: string }) {
  return (
    <div className={classes.botMessage}>
      <ParrotMark size={28} />
      <p className={classes.bubble}>{text}</p>
    </div>
  );
}
