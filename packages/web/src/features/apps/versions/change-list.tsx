/** The differences between two states of an app, before and after. */
import { Button } from '@mantine/core';
import type { VersionChange } from '@parrot/contract/apps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowRight } from '../../../shared/icons/arrow-right.ts';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';
import classes from './change-list.module.css';
import { useSettingText } from './use-setting-text.ts';

const TONES: Record<VersionChange['kind'], Tone> = { added: 'ok', changed: 'info', removed: 'danger' };
const AT_ONCE = 20;

export function ChangeList({ changes, label }: { changes: readonly VersionChange[]; label: string }) {
  const { t } = useTranslation('designer');
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <div className={classes.changes}>
      <ul className={classes.list} aria-label={label}>
        {changes.slice(0, shown).map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and the list does not move.
          <Change key={index} change={change} />
        ))}
      </ul>
      {changes.length > shown && (
        <Button size="sm" variant="default" onClick={() => setShown(shown + 5 * AT_ONCE)}>
          {t('changes.more', { count: changes.length - shown })}
        </Button>
      )}
    </div>
  );
}

function Change({ change }: { change: VersionChange }) {
  const { t, i18n } = useTranslation('designer');
  const settingText = useSettingText();
  const { kind, what, name, field = '', before, after } = change;
  const descriptions = {
    setting: {
      name: settingText.name(name),
      before: settingText.value(name, before),
      after: settingText.value(name, after),
    },
    language: {
      name: t('changes.language'),
      before: settingText.language(before),
      after: settingText.language(after),
    },
    faq: { name, before, after },
    source: { name, before, after },
    block: { name, before, after },
  }[what];
  const isNamed = what === 'block' || what === 'source';
  const part = isNamed
    ? t(`changes.whats.${what}`)
    : i18n.exists(`designer:changes.fields.${field}`) && t(`changes.fields.${field as 'answer'}`);
  return (
    <li className={classes.change}>
      <Pill tone={TONES[kind]}>{t(`changes.kinds.${kind}`)}</Pill>
      <div className={classes.text}>
        <p className={classes.name}>
          {descriptions.name}
          {part && <span className={classes.part}> · {part}</span>}
        </p>
        <p className={classes.values}>
          {kind !== 'added' && (
            <del className={classes.before}>{descriptions.before || t('values.none')}</del>
          )}
          {kind === 'changed' && <IconArrowRight size={14} stroke={1.75} aria-label={t('changes.becomes')} />}
          {kind !== 'removed' && (
            <ins className={classes.after}>{descriptions.after || t('values.none')}</ins>
          )}
        </p>
      </div>
    </li>
  );
}
