/** A field with mentions: '@' and a few letters suggest agents, whose ids are sent with the text. */
import { Combobox, useCombobox } from '@mantine/core';
import type { DeskAgent } from '@parrot/contract/desk';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../browser/is-composing.ts';
import { LimitedTextarea } from '../form/limited-textarea.tsx';
import { UserAvatar } from '../ui/user-avatar.tsx';
import classes from './mention-field.module.css';
import type { Mention } from './mentions.ts';

type MentionFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  error?: string | undefined;
  limit: number;
  agents: readonly DeskAgent[];
  autoFocus?: boolean;
  onChange: (value: string) => void;
  onPick: (agent: Mention) => void;
  onSubmit: () => void;
  onCancel?: () => void;
};

const BEGUN = /(^|\s)@([\p{L}\p{N}.'-]{0,30})$/u;
const SHOWN = 6;

export function MentionField(props: MentionFieldProps) {
  const { label, placeholder, value, error, limit, agents, autoFocus } = props;
  const { onChange, onPick, onSubmit, onCancel } = props;
  const { t } = useTranslation('desk-context');
  const combobox = useCombobox();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = field.current?.selectionStart ?? value.length;
  const begun = BEGUN.exec(value.slice(0, caret))?.[2]?.toLowerCase();
  const offered =
    begun === undefined
      ? []
      : agents
          .filter(({ name }) =>
            name
              .toLowerCase()
              .split(/\s+/)
              .some((word) => word.startsWith(begun)),
          )
          .slice(0, SHOWN);
  const hasNamesake = (name: string) => agents.filter((agent) => agent.name === name).length > 1;
  const isOffering = combobox.dropdownOpened && offered.length > 0;

  const choose = (agent: DeskAgent) => {
    const { name } = agent;
    const start = caret - (begun ?? '').length;
    onPick(agent);
    onChange(`${value.slice(0, start)}${name} ${value.slice(caret)}`);
    combobox.closeDropdown();
    requestAnimationFrame(() => {
      const end = start + name.length + 1;
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && !isOffering && onCancel) onCancel();
    // While suggestions are open, Enter chooses one.
    if (event.key !== 'Enter' || event.shiftKey || isOffering) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = agents.find(({ userId }) => userId === id);
        if (chosen) choose(chosen);
      }}
      position="top-start"
      withinPortal
    >
      <Combobox.DropdownTarget>
        <Combobox.EventsTarget>
          <LimitedTextarea
            ref={field}
            aria-label={label}
            placeholder={placeholder}
            value={value}
            error={error}
            limit={limit}
            autoFocus={autoFocus}
            autosize
            minRows={1}
            maxRows={8}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              combobox.openDropdown();
              combobox.updateSelectedOptionIndex();
              combobox.selectFirstOption();
            }}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options aria-label={t('ticket.colleagues')}>
          {offered.map(({ userId, name, email, pictureUrl }) => (
            <Combobox.Option key={userId} value={userId} className={classes.option}>
              <UserAvatar id={userId} name={name} pictureUrl={pictureUrl} size="small" />
              {name}
              {hasNamesake(name) && <small className={classes.email}>{email}</small>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
