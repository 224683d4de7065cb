/** Sentences of the server about responses, own fields, rules and groups. */
import type { Catalog } from '../../translate-message.ts';

export const desk: Catalog = {
  'The message was not sent, so its actions were not run.':
    'Le message n’a pas été envoyé, ses actions n’ont donc pas été exécutées.',
  'The response was changed and no longer does this.': 'La réponse a été modifiée et ne fait plus cela.',
  'This conversation has no ticket yet.': 'Cette conversation n’a pas encore de ticket.',
  'You’ve reached the maximum number of ticket fields.':
    'Vous avez atteint le nombre maximal de champs de ticket.',
  'Please choose from your apps.': 'Choisissez parmi vos applications.',
  'That’s not the name of the field.': 'Ce n’est pas le nom du champ.',
  'Fill in {0} before you solve this ticket.': 'Remplissez {0} avant de résoudre ce ticket.',
  'Another agent has changed this field. Check its value and try again.':
    'Un autre agent a modifié ce champ. Vérifiez sa valeur et réessayez.',
  'This field was deleted.': 'Ce champ a été supprimé.',
  'Tickets of this app don’t have this field.': 'Les tickets de cette application n’ont pas ce champ.',
  'This field was deleted. Remove it from the filter.': 'Ce champ a été supprimé. Retirez-le du filtre.',
  'Please choose another visitor.': 'Choisissez un autre visiteur.',
  'These visitors are already merged.': 'Ces visiteurs sont déjà fusionnés.',
  'You no longer have access to one of these apps.': 'Vous n’avez plus accès à l’une de ces applications.',
  'This group no longer exists. Please choose another one.':
    'Ce groupe n’existe plus. Veuillez en choisir un autre.',
  'You can have at most {0} rules. Delete one you no longer need.':
    'Vous pouvez avoir au plus {0} règles. Supprimez-en une dont vous n’avez plus besoin.',
  'An agent can have at most {0} skills. Remove one first.':
    'Un agent peut avoir au plus {0} compétences. Retirez-en une d’abord.',
  'No agent of {0} has access to this app’s chats.':
    'Aucun agent de {0} n’a accès aux chats de cette application.',
  'A tag of this action no longer exists.': 'Un tag de cette action n’existe plus.',
  'The rule was switched off before this action ran.':
    'La règle a été désactivée avant l’exécution de cette action.',
  'None of these people has access to this app’s chats.':
    'Aucune de ces personnes n’a accès aux chats de cette application.',
  'The address answered with status {0}.': 'L’adresse a répondu avec le statut {0}.',
  'This rule has no signing secret. Enter one in the rule.':
    'Cette règle n’a pas de secret de signature. Saisissez-en un dans la règle.',
  'This rule’s signing secret can’t be read. Enter it again in the rule.':
    'Le secret de signature de cette règle est illisible. Saisissez-le à nouveau dans la règle.',
  'Enter a signing secret for webhooks.': 'Saisissez un secret de signature pour les webhooks.',
  'This field no longer exists. Please choose another one.':
    'Ce champ n’existe plus. Choisissez-en un autre.',
};
