/** The settings of the flow as a whole. */
import { Accordion } from '@mantine/core';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../shared/ui/pill.tsx';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { SecretList } from '../secrets/secret-list.tsx';
import { FlowTextsEditor } from '../texts/flow-texts.tsx';
import { LanguageSwitch } from '../texts/language-switch.tsx';
import { MissingTranslationList } from '../texts/missing-translation-list.tsx';
import { missingTranslations } from '../texts/missing-translations.ts';
import { ValueList } from '../values/value-list.tsx';
import classes from './inspector.module.css';
import { PartList } from './part-list.tsx';

const SECTIONS = ['values', 'parts', 'languages', 'texts', 'secrets'] as const;
type Section = (typeof SECTIONS)[number];
const CONTENT: Record<Section, ComponentType> = {
  values: ValueList,
  parts: PartList,
  languages: MissingTranslationList,
  texts: FlowTextsEditor,
  secrets: SecretList,
};
const LOOKS = {
  item: classes.item,
  control: classes.control,
  label: classes.label,
  content: classes.content,
};

export function FlowSettings() {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const languages = useFlowEditor((state) => state.languages);
  const secrets = useFlowEditor((state) => state.secrets);
  const readOnly = useFlowEditor((state) => state.readOnly);
  const [open, setOpen] = useState<string[]>(['values']);
  const gaps = useMemo(
    () => languages.reduce((sum, language) => sum + missingTranslations(flow, language).count, 0),
    [flow, languages],
  );
  const counts: Partial<Record<Section, number>> = {
    values: flow.values.length,
    parts: flow.parts.length,
    secrets: secrets.length,
  };
  return (
    <>
      <div className={classes.head}>
        <div className={classes.names}>
          <h2 className={classes.title}>{t('inspector.flow')}</h2>
          <p className={classes.type}>{t('inspector.flowHelp')}</p>
        </div>
      </div>
      {languages.length > 1 && (
        <div className={classes.languages}>
          {t('words.language')}
          <LanguageSwitch />
        </div>
      )}
      <fieldset disabled={readOnly} className={classes.body}>
        <Accordion multiple order={3} value={open} onChange={setOpen} classNames={LOOKS}>
          {SECTIONS.map((section) => {
            const Content = CONTENT[section];
            return (
              <Accordion.Item key={section} value={section}>
                <Accordion.Control>
                  <span>{t(`inspector.sections.${section}`)}</span>
                  {counts[section] !== undefined && <span className={classes.count}>{counts[section]}</span>}
                  {section === 'languages' && gaps > 0 && (
                    <Pill tone="warning">{t('words.gapCount', { count: gaps })}</Pill>
                  )}
                </Accordion.Control>
                <Accordion.Panel>{open.includes(section) && <Content />}</Accordion.Panel>
              </Accordion.Item>
            );
          })}
        </Accordion>
      </fieldset>
    </>
  );
}
