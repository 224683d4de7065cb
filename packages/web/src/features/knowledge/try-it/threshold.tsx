/** The score from which an answer is given as fact: measured, or set by the builder. */
import { Button, Slider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './try-it.module.css';

export type ThresholdSetting = {
  /** Null: by the level of the app. */
  value: number | null;
  byLevel: number;
  onChange: (value: number | null) => void;
  /** The server's parameters, as a string; a change triggers a new request. */
  saved: string;
};

export function Threshold({ setting }: { setting: ThresholdSetting }) {
  const { t } = useTranslation('faq');
  const [moving, setMoving] = useState<number | null>(null);
  const value = moving ?? setting.value ?? setting.byLevel;
  return (
    <div className={classes.threshold}>
      <span id="answer-threshold" className={classes.note}>
        {t('try.threshold')}
      </span>
      <Slider
        className={classes.slider}
        size="sm"
        min={0.05}
        max={0.95}
        step={0.05}
        label={null}
        thumbProps={{ 'aria-labelledby': 'answer-threshold', 'aria-valuetext': value.toFixed(2) }}
        value={value}
        onChange={setMoving}
        onChangeEnd={(end) => {
          setMoving(null);
          setting.onChange(Math.round(end * 100) / 100);
        }}
      />
      <span className={classes.score}>{value.toFixed(2)}</span>
      {setting.value === null ? (
        <span className={classes.note}>{t('try.measured')}</span>
      ) : (
        <Button size="compact-xs" variant="subtle" onClick={() => setting.onChange(null)}>
          {t('try.reset')}
        </Button>
      )}
    </div>
  );
}
