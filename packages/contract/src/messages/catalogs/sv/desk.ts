/** Sentences of the server about responses, own fields, rules and groups. */
import type { Catalog } from '../../translate-message.ts';

export const desk: Catalog = {
  'The message was not sent, so its actions were not run.':
    'Meddelandet skickades inte, så dess åtgärder utfördes inte.',
  'The response was changed and no longer does this.': 'Svaret har ändrats och gör inte längre detta.',
  'This conversation has no ticket yet.': 'Den här konversationen har inget ärende ännu.',
  'You’ve reached the maximum number of ticket fields.': 'Du har nått det högsta antalet ärendefält.',
  'Please choose from your apps.': 'Välj bland dina appar.',
  'That’s not the name of the field.': 'Det är inte fältets namn.',
  'Fill in {0} before you solve this ticket.': 'Fyll i {0} innan du löser ärendet.',
  'Another agent has changed this field. Check its value and try again.':
    'En annan agent har ändrat fältet. Kontrollera värdet och försök igen.',
  'This field was deleted.': 'Fältet har tagits bort.',
  'Tickets of this app don’t have this field.': 'Ärenden i den här appen har inte fältet.',
  'This field was deleted. Remove it from the filter.': 'Fältet har tagits bort. Ta bort det från filtret.',
  'Please choose another visitor.': 'Välj en annan besökare.',
  'These visitors are already merged.': 'Besökarna är redan sammanslagna.',
  'You no longer have access to one of these apps.': 'Du har inte längre åtkomst till en av apparna.',
  'This group no longer exists. Please choose another one.': 'Gruppen finns inte längre. Välj en annan.',
  'You can have at most {0} rules. Delete one you no longer need.':
    'Du kan ha högst {0} regler. Ta bort en som du inte längre behöver.',
  'An agent can have at most {0} skills. Remove one first.':
    'En agent kan ha högst {0} kompetenser. Ta bort en först.',
  'No agent of {0} has access to this app’s chats.': 'Ingen agent i {0} har åtkomst till appens chattar.',
  'A tag of this action no longer exists.': 'En tagg i den här åtgärden finns inte längre.',
  'The rule was switched off before this action ran.': 'Regeln stängdes av innan åtgärden utfördes.',
  'None of these people has access to this app’s chats.':
    'Ingen av de här personerna har åtkomst till appens chattar.',
  'The address answered with status {0}.': 'Adressen svarade med status {0}.',
  'This rule has no signing secret. Enter one in the rule.':
    'Regeln har ingen signeringshemlighet. Ange en i regeln.',
  'This rule’s signing secret can’t be read. Enter it again in the rule.':
    'Det går inte att läsa regelns signeringshemlighet. Ange den igen i regeln.',
  'Enter a signing secret for webhooks.': 'Ange en signeringshemlighet för webhooks.',
  'This field no longer exists. Please choose another one.': 'Fältet finns inte längre. Välj ett annat.',
};
