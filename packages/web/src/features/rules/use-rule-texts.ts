/** What a rule says, as sentences. */
import type {
  RuleAction,
  RuleCondition,
  RuleContent,
  RuleOptions,
  RuleTrigger,
} from '@parrot/contract/rules';
import { useTranslation } from 'react-i18next';
import { formatAlternatives, formatList } from '../../shared/format/format-list.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { languageName } from './language-name.ts';

export function useRuleTexts({ apps, tags, agents, fields }: RuleOptions) {
  const { t } = useTranslation('rules');
  const appNames = new Map<string, string>(apps.map(({ appId, appName }) => [appId, appName]));
  const tagNames = new Map<string, string>(tags.map(({ tagId, name }) => [tagId, name]));
  const agentNames = new Map<string, string>(agents.map(({ userId, name }) => [userId, name]));
  const namesOf = (names: ReadonlyMap<string, string>, ids: readonly string[]) =>
    ids.map((id) => names.get(id) ?? t('gone'));
  const named = (names: ReadonlyMap<string, string>, ids: readonly string[]) =>
    formatList(namesOf(names, ids));
  const anyOf = (names: ReadonlyMap<string, string>, ids: readonly string[]) =>
    formatAlternatives(namesOf(names, ids));

  const fieldName = (name: string): string => {
    if (name === 'name' || name === 'email' || name === 'phone') return t(`fields.${name}`);
    return fields.find((field) => field.name === name)?.label || name;
  };

  const whenText = (trigger: RuleTrigger): string => {
    if ('minutes' in trigger) return t(`when.${trigger.on}`, { minutes: formatNumber(trigger.minutes) });
    if (trigger.on === 'tagAdded' && trigger.tagId)
      return t('when.thisTagAdded', { name: tagNames.get(trigger.tagId) ?? t('gone') });
    return t(`when.${trigger.on}`);
  };

  const conditionText = (condition: RuleCondition): string => {
    const way = 'is' in condition && !condition.is ? 'no' : 'yes';
    switch (condition.about) {
      case 'app':
        return t(`if.app.${way}`, { names: anyOf(appNames, condition.appIds) });
      case 'language':
        return t(`if.language.${way}`, { names: formatAlternatives(condition.languages.map(languageName)) });
      case 'tag':
        return t(`if.tag.${way}`, { names: anyOf(tagNames, condition.tagIds) });
      case 'priority':
        return t(`if.priority.${way}`, {
          names: formatAlternatives(condition.priorities.map((priority) => t(`priorities.${priority}`))),
        });
      case 'status':
        return t(`if.status.${way}`, {
          names: formatAlternatives(condition.statuses.map((status) => t(`statuses.${status}`))),
        });
      case 'message':
        return t(`if.message.${way}`, { names: formatAlternatives(condition.terms) });
      case 'field':
        return t(`if.field.${condition.test}`, { field: fieldName(condition.name), value: condition.value });
      case 'rating':
        return t('if.rating', { stars: condition.atMost });
      default:
        return t(`if.${condition.about}.${way}`);
    }
  };

  const actionText = (action: RuleAction): string => {
    switch (action.do) {
      case 'addTags':
      case 'removeTags':
        return t(`then.${action.do}`, { names: named(tagNames, action.tagIds) });
      case 'setPriority':
        return t('then.setPriority', { name: t(`priorities.${action.priority}`) });
      case 'setStatus':
        return t('then.setStatus', { name: t(`statuses.${action.status}`) });
      case 'assign':
        return t('then.assign', { name: agentNames.get(action.userId) ?? t('gone') });
      case 'addNote':
        return t('then.addNote');
      case 'notify':
        return t('then.notify', { names: named(agentNames, action.userIds) });
      case 'webhook':
        return t('then.webhook', { host: hostOf(action.url) || '…' });
    }
  };

  const sentence = ({ trigger, match, conditions, actions }: Omit<RuleContent, 'name'>): string => {
    const when = whenText(trigger);
    const then = formatList(actions.map(actionText)) || '…';
    if (conditions.length === 0) return t('sentence.always', { when, then });
    const joined = conditions.map(conditionText).join(match === 'all' ? t('sentence.and') : t('sentence.or'));
    return t('sentence.if', { when, if: joined, then });
  };

  return { whenText, conditionText, actionText, sentence, fieldName };
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
