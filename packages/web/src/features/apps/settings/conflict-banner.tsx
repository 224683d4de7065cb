/** Somebody else saved while one's own changes were not: who it was, what one still has, and the choice. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconUsers } from '../../../shared/icons/users.ts';
import classes from './conflict-banner.module.css';
import { useEditing, useEditorState } from './editor-context.ts';
import { flatten, isSame, pathsOf } from './flat-settings.ts';
import { useSettingName } from './use-setting-name.ts';

export function ConflictBanner() {
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
    <div className={classes.banner} role="alert">
      <p className={classes.author}>
        <IconUsers size={16} stroke={1.75} aria-hidden />
        {message || t('conflict.somebody')}
      </p>
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
      <div className={classes.actions}>
        <Button size="sm" onClick={() => void editor.reapplyMine()}>
          {t('conflict.putMine')}
        </Button>
        <Button size="sm" variant="default" onClick={editor.loadTheirs}>
          {t('conflict.loadTheirs')}
        </Button>
      </div>
    </div>
  );
}
