/** All settings of the bot in collapsible groups. */
import { Accordion, Button } from '@mantine/core';
import { ENOUGH_CONTRAST, palettePairs } from '@parrot/contract/apps';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconRefresh } from '../../../../shared/icons/refresh.ts';
import { tourTarget } from '../../../../shared/tour/tour-targets.ts';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { useEditing, useShownSettings } from '../editor-context.ts';
import { flatten, isSame } from '../flat-settings.ts';
import { AppearanceGroup } from './appearance-group.tsx';
import { BehaviorGroup } from './behavior-group.tsx';
import { ColorsGroup } from './colors-group.tsx';
import classes from './control-groups.module.css';
import { GROUP_NAMES, GROUPS, type GroupName } from './groups.ts';
import { HeaderGroup } from './header-group.tsx';
import { IdentityGroup } from './identity-group.tsx';
import { LanguagesGroup } from './languages-group.tsx';
import { missingTexts } from './missing-texts.ts';
import { useReset } from './use-reset.tsx';
import { VisitorsGroup } from './visitors-group.tsx';

const CONTENT: Record<GroupName, ComponentType> = {
  identity: IdentityGroup,
  colors: ColorsGroup,
  appearance: AppearanceGroup,
  header: HeaderGroup,
  behaviour: BehaviorGroup,
  languages: LanguagesGroup,
  visitors: VisitorsGroup,
};
const LOOKS = {
  item: classes.item,
  control: classes.control,
  label: classes.label,
  content: classes.content,
};
const OPEN_AT_FIRST: GroupName[] = ['identity', 'colors', 'appearance'];

/** `wanted`: the group that a link opened. */
export function ControlGroups({ wanted }: { wanted: GroupName | undefined }) {
  const { t } = useTranslation('designer');
  const { resetAll } = useReset();
  const [open, setOpen] = useState<string[]>(wanted ? [wanted] : OPEN_AT_FIRST);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) container.current?.querySelector(`[data-group="${wanted}"]`)?.scrollIntoView();
  }, [wanted]);

  return (
    <div ref={container}>
      <div className={classes.top}>
        <h2 className={classes.title}>{t('personalization.title')}</h2>
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          className={classes.resetAll}
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={() =>
            resetAll(
              t('reset.allDone'),
              GROUP_NAMES.flatMap((name) => [...GROUPS[name]]),
            )
          }
        >
          {t('reset.all')}
        </Button>
      </div>
      <Accordion multiple order={3} value={open} onChange={setOpen} classNames={LOOKS}>
        {GROUP_NAMES.map((name) => (
          <Group key={name} name={name} isOpen={open.includes(name)} />
        ))}
      </Accordion>
    </div>
  );
}

function Group({ name, isOpen }: { name: GroupName; isOpen: boolean }) {
  const { t } = useTranslation('designer');
  const { defaults } = useEditing();
  const { resetAll } = useReset();
  const shown = useShownSettings();
  const flat = flatten(shown);
  const isOwn = GROUPS[name].some((path) => !isSame(flat[path], defaults[path]));
  const weak = palettePairs(shown.palette).filter(({ ratio }) => ratio < ENOUGH_CONTRAST).length;
  const missing = shown.behaviour.languageList.flatMap((language) => missingTexts(shown, language)).length;
  const Content = CONTENT[name];
  const title = t(`groups.${name}`);
  return (
    <Accordion.Item value={name} data-group={name} {...(name === 'behaviour' && tourTarget('otherOptions'))}>
      <Accordion.Control>
        <span className={classes.name}>{title}</span>
        {name === 'colors' && weak > 0 && <Pill tone="warning">{t('colors.toMend', { count: weak })}</Pill>}
        {name === 'languages' && missing > 0 && (
          <Pill tone="warning">{t('translations.missing', { count: missing })}</Pill>
        )}
      </Accordion.Control>
      <Accordion.Panel>
        {isOpen && <Content />}
        {isOwn && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            className={classes.reset}
            onClick={() => resetAll(t('reset.partDone', { name: title }), GROUPS[name])}
          >
            {t('reset.part', { name: title })}
          </Button>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
