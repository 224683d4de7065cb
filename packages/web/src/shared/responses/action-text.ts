/** What an action of a predefined response does, in a few words. */
import { ME, type NamedAction } from '@parrot/contract/responses';
import { texts } from '../i18n/i18n.ts';

export function actionText({ action, name, isGone }: NamedAction): string {
  switch (action.kind) {
    case 'addTag':
    case 'removeTag':
      return texts.t(`response-parts:actions.${action.kind}`, {
        name: isGone ? texts.t('response-parts:gone.tag') : name,
      });
    case 'setStatus':
      return texts.t('response-parts:actions.setStatus', {
        status: texts.t(`response-parts:statuses.${action.status}`),
      });
    case 'setPriority':
      return texts.t('response-parts:actions.setPriority', {
        priority: texts.t(`response-parts:priorities.${action.priority}`),
      });
    case 'assign':
      return action.agentId === ME
        ? texts.t('response-parts:actions.assignToMe')
        : texts.t('response-parts:actions.assign', {
            name: isGone ? texts.t('response-parts:gone.agent') : name,
          });
    case 'close':
      return texts.t('response-parts:actions.close');
  }
}
