import type { RuleAction, RuleContent, RuleTrigger } from './rules.shapes.ts';

/** Whether an action of a rule causes the event that starts it. Such a rule is stopped when it does. */
export const triggersItself = ({ trigger, actions }: Pick<RuleContent, 'trigger' | 'actions'>): boolean =>
  actions.some((action) => causes(action, trigger));

function causes(action: RuleAction, trigger: RuleTrigger): boolean {
  switch (action.do) {
    case 'addTags':
      return trigger.on === 'tagAdded' && (!trigger.tagId || action.tagIds.includes(trigger.tagId));
    case 'setPriority':
      return trigger.on === 'priorityChanged';
    case 'setStatus':
      return trigger.on === 'statusChanged';
    case 'assign':
      return trigger.on === 'assigned';
    default:
      return false;
  }
}
