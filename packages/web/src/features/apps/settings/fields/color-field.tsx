/** One color of the palette: a swatch, its hex value, and whether it follows the brand color. */
import { Tooltip } from '@mantine/core';
import { effectivePalette, type Palette } from '@parrot/contract/apps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '../../../../shared/icons/link.ts';
import { useShownSettings } from '../editor-context.ts';
import { useSetting } from '../use-setting.ts';
import classes from './color-field.module.css';
import { parseColor } from './parse-color.ts';
import { ResetButton } from './setting-frame.tsx';

export function ColorField({ name }: { name: keyof Palette }) {
  const { t } = useTranslation('designer');
  const { id, value, set, problem, isOwn, reset } = useSetting(`palette.${name}`);
  const drawn = effectivePalette(useShownSettings().palette)[name].toUpperCase();
  const [typed, setTyped] = useState<string | null>(null);
  const mayFollow = name !== 'brandColor';
  const follows = mayFollow && value === '';
  const label = t(`settings.palette.${name}`);

  const type = (text: string) => {
    setTyped(text);
    const color = parseColor(text);
    if (color) set(color);
    else if (mayFollow && text.trim() === '') set('');
  };
  /** An incomplete color is reported only when the field loses focus. */
  const leave = () => {
    if (typed && !parseColor(typed)) set(typed);
    setTyped(null);
  };
  return (
    <div className={classes.cell}>
      <div className={classes.field} data-problem={problem ? true : undefined}>
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('colors.pick', { name: label })}
          value={drawn.toLowerCase()}
          onChange={({ currentTarget }) => set(currentTarget.value.toUpperCase())}
        />
        <input
          id={id}
          className={classes.hex}
          aria-label={label}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : follows ? `${id}-follows` : undefined}
          placeholder={drawn.slice(1)}
          value={typed ?? value.replace('#', '')}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
        />
        {follows ? (
          <Tooltip label={t('colors.follows')}>
            <span
              id={`${id}-follows`}
              role="img"
              aria-label={t('colors.follows')}
              className={classes.follows}
            >
              <IconLink size={14} stroke={1.75} aria-hidden />
            </span>
          </Tooltip>
        ) : (
          (mayFollow || isOwn) && (
            <ResetButton
              label={t(mayFollow ? 'colors.letFollow' : 'reset.field', { name: label })}
              returnTo={id}
              onReset={() => {
                setTyped(null);
                reset();
              }}
            />
          )
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
