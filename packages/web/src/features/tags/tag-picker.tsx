/** Finds a tag while typing. Supervisors create one that does not exist. */
import { Combobox, Loader, UnstyledButton, useCombobox } from '@mantine/core';
import { LIMITS, type TagId } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons/plus.ts';
import { TagChip } from '../../shared/tags/tag-chip.tsx';
import { tagsQuery } from '../../shared/tags/tag-queries.ts';
import classes from './tags.module.css';
import { useCanManageTags } from './use-tags.ts';

const SHOWN = 50;
const CREATE = 'create';
const MANAGE = 'manage';

type TagPickerProps = {
  chosen: readonly TagId[];
  isBusy: boolean;
  onPick: (tagId: TagId) => void;
  onCreate: (name: string) => void;
  onManage: () => void;
};

export function TagPicker({ chosen, isBusy, onPick, onCreate, onManage }: TagPickerProps) {
  const { t } = useTranslation('tickets');
  const canManage = useCanManageTags();
  const [search, setSearch] = useState('');
  const { data: all = [] } = useQuery(tagsQuery);
  const picker = useCombobox({
    onDropdownOpen: () => picker.focusSearchInput(),
    onDropdownClose: () => {
      setSearch('');
      picker.resetSelectedOption();
      picker.focusTarget();
    },
  });
  const wanted = search.trim().toLowerCase();
  const free = all.filter(({ tagId }) => !chosen.includes(tagId));
  const matches = free
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((one, other) => rank(one.name, wanted) - rank(other.name, wanted))
    .slice(0, SHOWN);
  const isNew = wanted !== '' && !all.some(({ name }) => name.toLowerCase() === wanted);
  /** What Enter chooses. */
  const preselected = wanted === '' ? '' : (matches[0]?.tagId ?? (isNew && canManage ? CREATE : ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picker changes with every render
  useEffect(() => {
    if (preselected === '') picker.resetSelectedOption();
    else picker.selectFirstOption();
  }, [wanted, preselected]);
  const submit = (value: string) => {
    if (value === MANAGE) onManage();
    else if (value === CREATE) onCreate(search.trim());
    else onPick(value as TagId);
    picker.closeDropdown();
  };
  return (
    <Combobox store={picker} width={240} position="bottom-start" withinPortal onOptionSubmit={submit}>
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <UnstyledButton
          className={classes.add}
          data-action="tag"
          aria-haspopup="listbox"
          aria-expanded={picker.dropdownOpened}
          onClick={() => picker.toggleDropdown()}
        >
          {isBusy ? <Loader size={12} /> : <IconPlus size={12} stroke={2} aria-hidden />}
          {t('tags.add')}
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          maxLength={LIMITS.tagName}
          placeholder={t(canManage ? 'tags.searchOrCreate' : 'tags.search')}
          aria-label={t('tags.search')}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Combobox.Options className={classes.options} aria-label={t('tags.title')}>
          {matches.map((tag) => (
            <Combobox.Option key={tag.tagId} value={tag.tagId}>
              <TagChip tag={tag} />
            </Combobox.Option>
          ))}
          {isNew && canManage && (
            <Combobox.Option value={CREATE}>{t('tags.create', { name: search.trim() })}</Combobox.Option>
          )}
          {matches.length === 0 && !(isNew && canManage) && (
            <Combobox.Empty>
              {t(all.length === 0 ? (canManage ? 'tags.none' : 'tags.noneForAgents') : 'tags.noMatch')}
            </Combobox.Empty>
          )}
          {canManage && (
            <Combobox.Option value={MANAGE} className={classes.manage}>
              {t('tags.manage')}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The name itself, then names that begin with the text, then the others. */
const rank = (name: string, wanted: string): number =>
  name.toLowerCase() === wanted ? 0 : name.toLowerCase().startsWith(wanted) ? 1 : 2;
