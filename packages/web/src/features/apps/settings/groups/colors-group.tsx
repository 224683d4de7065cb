/** The palette: color pairs, their contrast and suggested fixes. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editor-context.ts';
import { ColorField } from '../fields/color-field.tsx';
import { ColorPair } from './color-pair.tsx';
import classes from './colors-group.module.css';
import { PALETTE_NAMES, PALETTES } from './palettes.ts';
import { useReset } from './use-reset.tsx';

/** All except the brand color, which the others follow. */
const FOLLOWERS = [
  'palette.navbarColor',
  'palette.navbarTextcolor',
  'palette.userChatBubbleColor',
  'palette.userChatBubbleTextColor',
  'palette.suggestiveMenuColor',
  'palette.suggestiveMenuTextColor',
  'palette.subBrandColor',
] as const;

export function ColorsGroup() {
  const { t } = useTranslation('designer');
  const { editor } = useEditing();
  const { undoably } = useReset();

  const clear = () => undoably(t('colors.cleared'), Object.fromEntries(FOLLOWERS.map((path) => [path, ''])));
  return (
    <div className={classes.colors}>
      <fieldset className={classes.palettes} aria-label={t('colors.palettes')}>
        {PALETTE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.palette}
            onClick={() => {
              const { brandColor, subBrandColor } = PALETTES[name];
              editor.change({ 'palette.brandColor': brandColor, 'palette.subBrandColor': subBrandColor });
            }}
          >
            <span className={classes.dot} style={{ background: PALETTES[name].brandColor }} aria-hidden />
            {t(`colors.names.${name}`)}
          </button>
        ))}
      </fieldset>
      <div className={classes.row}>
        <span className={classes.name}>{t('colors.brand')}</span>
        <ColorField name="brandColor" />
      </div>
      <ColorPair name={t('colors.secondBrand')} text="subBrandColor" />
      <div className={classes.head} aria-hidden>
        <span />
        <span>{t('colors.ground')}</span>
        <span>{t('colors.text')}</span>
        <span>{t('colors.contrast')}</span>
      </div>
      <ColorPair name={t('colors.navbar')} ground="navbarColor" text="navbarTextcolor" />
      <ColorPair name={t('colors.bubble')} ground="userChatBubbleColor" text="userChatBubbleTextColor" />
      <ColorPair name={t('colors.suggestions')} ground="suggestiveMenuColor" text="suggestiveMenuTextColor" />
      <p className={classes.help}>{t('colors.help')}</p>
      <Button size="sm" variant="default" className={classes.clear} onClick={clear}>
        {t('colors.clear')}
      </Button>
    </div>
  );
}
