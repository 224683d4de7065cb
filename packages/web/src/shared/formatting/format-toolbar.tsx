/** The buttons above a formatted text: bold, italic, lists, link and picture. */
import { ActionIcon, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../browser/modifier-key.ts';
import { IconBold } from '../icons/bold.ts';
import { IconItalic } from '../icons/italic.ts';
import { IconLink } from '../icons/link.ts';
import { IconList } from '../icons/list.ts';
import { IconListNumbers } from '../icons/list-numbers.ts';
import { IconPhoto } from '../icons/photo.ts';
import classes from './format-toolbar.module.css';
import { InsertForm } from './insert-form.tsx';
import { toggleList, toggleMark } from './text-edits.ts';
import type { Formatting } from './use-formatting.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const BUTTON = { variant: 'subtle', color: 'gray', size: 'sm' } as const;

export function FormatToolbar({ formatting, label }: { formatting: Formatting; label: string }) {
  const { t } = useTranslation();
  const { apply, inserting, setInserting, field } = formatting;
  const close = () => {
    setInserting(null);
    field.current?.focus();
  };
  const withKey = (name: string, key: string) => `${name} (${shortcutText(key)})`;
  return (
    <div role="toolbar" aria-label={t('format.toolbar', { field: label })} className={classes.toolbar}>
      <ActionIcon
        {...BUTTON}
        aria-label={t('format.bold')}
        title={withKey(t('format.bold'), 'B')}
        onClick={() => apply((selected) => toggleMark(selected, '**'))}
      >
        <IconBold {...ICON} />
      </ActionIcon>
      <ActionIcon
        {...BUTTON}
        aria-label={t('format.italic')}
        title={withKey(t('format.italic'), 'I')}
        onClick={() => apply((selected) => toggleMark(selected, '*'))}
      >
        <IconItalic {...ICON} />
      </ActionIcon>
      <ActionIcon
        {...BUTTON}
        aria-label={t('format.list')}
        title={t('format.list')}
        onClick={() => apply((selected) => toggleList(selected, false))}
      >
        <IconList {...ICON} />
      </ActionIcon>
      <ActionIcon
        {...BUTTON}
        aria-label={t('format.numbered')}
        title={t('format.numbered')}
        onClick={() => apply((selected) => toggleList(selected, true))}
      >
        <IconListNumbers {...ICON} />
      </ActionIcon>
      {(['link', 'picture'] as const).map((kind) => (
        <Popover
          key={kind}
          opened={inserting === kind}
          onChange={(isOpen) => !isOpen && close()}
          position="bottom-start"
          trapFocus
          withinPortal
        >
          <Popover.Target>
            <ActionIcon
              {...BUTTON}
              aria-label={t(`format.${kind}`)}
              title={kind === 'link' ? withKey(t('format.link'), 'K') : t('format.picture')}
              onClick={() => setInserting(inserting === kind ? null : kind)}
            >
              {kind === 'link' ? <IconLink {...ICON} /> : <IconPhoto {...ICON} />}
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <InsertForm
              kind={kind}
              onInsert={(edit) => {
                setInserting(null);
                apply(edit);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      ))}
    </div>
  );
}
