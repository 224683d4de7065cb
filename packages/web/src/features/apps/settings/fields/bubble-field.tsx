/** The bubble shape, as pictures. */
import { BUBBLES } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../use-setting.ts';
import classes from './bubble-field.module.css';
import { SettingFrame } from './setting-frame.tsx';

export function BubbleField() {
  const { t } = useTranslation('designer');
  const { id, value, set, isOwn, reset } = useSetting('appearance.chatBubbleBtn');
  return (
    <SettingFrame path="appearance.chatBubbleBtn" nameId={id} isOwn={isOwn} onReset={reset}>
      <div role="radiogroup" aria-labelledby={id} className={classes.cards}>
        {BUBBLES.map((shape) => (
          <label key={shape} className={classes.card} data-shape={shape}>
            <input
              type="radio"
              name={id}
              value={shape}
              checked={value === shape}
              onChange={() => set(shape)}
              className={classes.radio}
            />
            <span className={classes.theirs} aria-hidden />
            <span className={classes.ours} aria-hidden />
            <span className={classes.label}>{t(`choices.${shape}`)}</span>
          </label>
        ))}
      </div>
    </SettingFrame>
  );
}
