/**
 * Another user saved the settings: lists the local changes and offers to reapply them or to load the other
 * version.
 */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConflictBanner } from '../../../shared/saving/conflict-banner.tsx';
import { useEditing, useEditorState } from './editor-context.ts';
import { flatten, isSame, pathsOf } from './flat-settings.ts';
import classes from './settings-conflict.module.css';
import { useSettingName } from './use-setting-name.ts';

export function SettingsConflict() {
  const { t } = useTranslation('designer');
  const nameOf = useSettingName();
  const { editor } = useEditing();
  const phase = useEditorState((state) => state.phase);
  const newer = useEditorState((state) => state.newer);
  const message = useEditorState((state) => state.message);
  const saved = useEditorState((state) => state.saved);
  const changes = useEditorState((state) => state.changes);
  if (phase !== 'conflict' || !newer) return null;
  const theirs = flatten(newer.settings);
  return (
    <ConflictBanner
      isSticky
      title={message || t('conflict.somebody')}
      actions={
        <>
          <Button size="sm" onClick={() => void editor.reapplyMine()}>
            {t('conflict.putMine')}
          </Button>
          <Button size="sm" variant="default" onClick={editor.loadTheirs}>
            {t('conflict.loadTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.mine')}</p>
      <ul className={classes.fields}>
        {pathsOf(changes).map((path) => (
          <li key={path}>
            {nameOf(path)}
            {!isSame(theirs[path], saved[path]) && (
              <span className={classes.bothChanged}> {t('conflict.both')}</span>
            )}
          </li>
        ))}
      </ul>
    </ConflictBanner>
  );
}
