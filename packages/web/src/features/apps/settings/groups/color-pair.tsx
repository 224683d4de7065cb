/** A background and its text color, with the contrast and, if it is too low, the nearest readable tone. */
import { Button } from '@mantine/core';
import { ENOUGH_CONTRAST, type Palette, palettePairs, readableOn } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../../../shared/icons/alert-triangle.ts';
import { IconCheck } from '../../../../shared/icons/check.ts';
import { IconWand } from '../../../../shared/icons/wand.ts';
import { useEditing, useShownSettings } from '../editor-context.ts';
import { ColorField } from '../fields/color-field.tsx';
import classes from './colors-group.module.css';

type ColorPairProps = { name: string; ground?: keyof Palette; text: keyof Palette };

export function ColorPair({ name, ground, text }: ColorPairProps) {
  const { t } = useTranslation('designer');
  const { editor } = useEditing();
  const pair = palettePairs(useShownSettings().palette).find((one) => one.text === text);
  if (!pair) return null;
  const mended = readableOn(pair.textColor, pair.ground).toUpperCase();
  const isWeak = pair.ratio < ENOUGH_CONTRAST;
  const Icon = isWeak ? IconAlertTriangle : IconCheck;
  return (
    <>
      <div className={classes.row}>
        <span className={classes.name}>{name}</span>
        {ground && <ColorField name={ground} />}
        <ColorField name={text} />
        <span className={classes.ratio} data-weak={isWeak || undefined}>
          <Icon size={14} stroke={1.75} aria-hidden />
          {t('colors.ratio', { ratio: roundedDown(pair.ratio) })}
        </span>
      </div>
      {isWeak && (
        <div className={classes.weak}>
          <span className={classes.weakText}>{t('colors.tooFaint')}</span>
          <span className={classes.dot} style={{ background: mended }} aria-hidden />
          <span className={classes.mended}>{mended}</span>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconWand size={14} stroke={1.75} aria-hidden />}
            aria-label={t('colors.mendNamed', { name: t(`settings.palette.${text}`), color: mended })}
            onClick={() => editor.change({ [`palette.${text}`]: mended })}
          >
            {t('colors.mend')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Rounded down: 4.49 must not be shown as 4.5. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
