/** A collapsible section of the context pane. Its state is stored in this browser. */
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { IconChevronDown } from '../icons/chevron-down.ts';
import type { Icon } from '../icons/icon.ts';
import classes from './collapsible-section.module.css';

type SectionName =
  | 'summary'
  | 'visitor'
  | 'attributes'
  | 'profile-notes'
  | 'ticket'
  | 'assistant'
  | 'earlier';

const useFolded = create<{ folded: SectionName[] }>()(
  persist(() => ({ folded: [] as SectionName[] }), { name: 'parrot-desk-context' }),
);
const turn = (name: SectionName) =>
  useFolded.setState(({ folded }) => ({
    folded: folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name],
  }));

type CollapsibleSectionProps = {
  name: SectionName;
  icon: Icon;
  title: string;
  /** At the right of the title, collapsed or not. */
  aside?: ReactNode;
  children: ReactNode;
};

export function CollapsibleSection({ name, icon: Icon, title, aside, children }: CollapsibleSectionProps) {
  const id = useId();
  const isOpen = useFolded(({ folded }) => !folded.includes(name));
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <UnstyledButton
            id={id}
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-content` : undefined}
            onClick={() => turn(name)}
          >
            <Icon size={16} stroke={1.75} aria-hidden />
            <span>{title}</span>
            <IconChevronDown className={classes.chevron} size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {isOpen && (
        <div id={`${id}-content`} className={classes.content}>
          {children}
        </div>
      )}
    </section>
  );
}
