/** A rule in two short texts: when it applies, and what it does. */

import type { ReplyOf } from '@parrot/contract/core';
import type { listRoutingRules, RoutingRuleDraft } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { formatAlternatives, formatList } from '../../shared/format/format-list.ts';
import { formatLanguageName } from '../../shared/format/format-names.ts';
import { useTagsOf } from '../../shared/tags/tag-queries.ts';

export type KnownNames = Pick<ReplyOf<typeof listRoutingRules>, 'groups' | 'apps'>;

export function useRuleSummary(rule: RoutingRuleDraft, { groups, apps }: KnownNames) {
  const { t } = useTranslation('routing');
  const tags = useTagsOf([...rule.tagIds, ...rule.skillIds]);
  const namesOf = (ids: readonly string[]) =>
    tags.flatMap(({ tagId, name }) => (ids.includes(tagId) ? [name] : []));
  const known = apps.filter(({ appId }) => rule.appIds.includes(appId)).map(({ appName }) => appName);
  const others = rule.appIds.length - known.length;
  const appNames = others > 0 ? [...known, t('card.otherApps', { count: others })] : known;
  const conditions = [
    ...(rule.languages.length > 0
      ? [t('card.languages', { names: formatAlternatives(rule.languages.map(formatLanguageName)) })]
      : []),
    ...(rule.appIds.length > 0 ? [t('card.apps', { names: formatAlternatives(appNames) })] : []),
    ...(rule.tagIds.length > 0 ? [t('card.tags', { names: formatAlternatives(namesOf(rule.tagIds)) })] : []),
  ];
  const group = groups.find(({ groupId }) => groupId === rule.groupId)?.groupName;
  const target = [
    ...(group ? [t('card.group', { name: group })] : []),
    ...(rule.skillIds.length > 0 ? [t('card.skills', { names: formatList(namesOf(rule.skillIds)) })] : []),
    t(`modes.${rule.mode}`),
    ...(rule.mode === 'off' ? [] : [t(`fallbacks.${rule.fallback}`)]),
  ];
  return {
    conditions: conditions.length > 0 ? conditions.join(' · ') : t('card.always'),
    target: target.join(' · '),
  };
}
