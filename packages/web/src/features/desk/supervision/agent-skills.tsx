/** The skills of an agent, which routing rules can require; they can be changed. */
import { Popover, UnstyledButton } from '@mantine/core';
import type { DeskAgent } from '@parrot/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agentSkillsQuery } from '../../../shared/agents/group-queries.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import { TagChip } from '../../../shared/tags/tag-chip.tsx';
import { useTagsOf } from '../../../shared/tags/tag-queries.ts';
import { SkillsForm } from './skills-form.tsx';
import classes from './supervision.module.css';

export function AgentSkills({ agent: { userId, name } }: { agent: DeskAgent }) {
  const { t } = useTranslation('routing');
  const { data } = useQuery(agentSkillsQuery);
  const [opened, setOpened] = useState(false);
  const skillIds = data?.find((agent) => agent.userId === userId)?.skillIds ?? [];
  const tags = useTagsOf(skillIds);
  return (
    <div className={classes.skills}>
      {tags.map((tag) => (
        <TagChip key={tag.tagId} tag={tag} />
      ))}
      <Popover opened={opened} onChange={setOpened} position="bottom-start" width={300} trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            className={classes.editSkills}
            aria-label={t('skills.add', { name })}
            onClick={() => setOpened(!opened)}
          >
            {tags.length === 0 && t('skills.none')}
            <IconPencil size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('skills.add', { name })}>
          <SkillsForm userId={userId} skillIds={skillIds} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
