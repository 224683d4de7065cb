/** Light or dark, round or square, and the opening view. */
import { MODES, SUGGESTION_STYLES, THEMES } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { BubbleField } from '../fields/bubble-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';

export function AppearanceGroup() {
  const { t } = useTranslation('designer');
  return (
    <>
      <ChoiceField path="appearance.modeSelection" choices={MODES} />
      <BubbleField />
      <ChoiceField path="appearance.suggestiveMenuBtn" choices={SUGGESTION_STYLES} />
      <ChoiceField path="appearance.themeSelection" choices={THEMES} />
      <PictureField use="chatBackgroundImg" help={t('picture.backgroundHelp')} />
    </>
  );
}
