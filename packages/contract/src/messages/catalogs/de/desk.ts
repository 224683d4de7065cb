/** Sentences of the server about responses, own fields, rules and groups. */
import type { Catalog } from '../../translate-message.ts';

export const desk: Catalog = {
  'The message was not sent, so its actions were not run.':
    'Die Nachricht wurde nicht gesendet, deshalb wurden ihre Aktionen nicht ausgeführt.',
  'The response was changed and no longer does this.': 'Die Antwort wurde geändert und macht das nicht mehr.',
  'This conversation has no ticket yet.': 'Dieses Gespräch hat noch kein Ticket.',
  'You’ve reached the maximum number of ticket fields.':
    'Sie haben die Höchstzahl an Ticketfeldern erreicht.',
  'Please choose from your apps.': 'Bitte wählen Sie aus Ihren Apps.',
  'That’s not the name of the field.': 'Das ist nicht der Name des Felds.',
  'Fill in {0} before you solve this ticket.': 'Füllen Sie {0} aus, bevor Sie dieses Ticket lösen.',
  'Another agent has changed this field. Check its value and try again.':
    'Jemand anderes hat dieses Feld geändert. Prüfen Sie den Wert und versuchen Sie es noch einmal.',
  'This field was deleted.': 'Dieses Feld wurde gelöscht.',
  'Tickets of this app don’t have this field.': 'Tickets dieser App haben dieses Feld nicht.',
  'This field was deleted. Remove it from the filter.':
    'Dieses Feld wurde gelöscht. Entfernen Sie es aus dem Filter.',
  'Please choose another visitor.': 'Bitte wählen Sie einen anderen Besucher.',
  'These visitors are already merged.': 'Diese Besucher sind bereits zusammengeführt.',
  'You no longer have access to one of these apps.': 'Sie haben auf eine dieser Apps keinen Zugriff mehr.',
  'This group no longer exists. Please choose another one.':
    'Diese Gruppe gibt es nicht mehr. Bitte wählen Sie eine andere.',
  'You can have at most {0} rules. Delete one you no longer need.':
    'Sie können höchstens {0} Regeln haben. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'An agent can have at most {0} skills. Remove one first.':
    'Ein Agent kann höchstens {0} Fähigkeiten haben. Entfernen Sie zuerst eine.',
  'No agent of {0} has access to this app’s chats.':
    'Kein Agent der Gruppe {0} hat Zugriff auf die Chats dieser App.',
  'A tag of this action no longer exists.': 'Ein Tag dieser Aktion existiert nicht mehr.',
  'The rule was switched off before this action ran.':
    'Die Regel wurde ausgeschaltet, bevor diese Aktion ausgeführt wurde.',
  'None of these people has access to this app’s chats.':
    'Keine dieser Personen hat Zugriff auf die Chats dieser App.',
  'The address answered with status {0}.': 'Die Adresse hat mit dem Status {0} geantwortet.',
  'This rule has no signing secret. Enter one in the rule.':
    'Diese Regel hat kein Signaturgeheimnis. Geben Sie in der Regel eines ein.',
  'This rule’s signing secret can’t be read. Enter it again in the rule.':
    'Das Signaturgeheimnis dieser Regel kann nicht gelesen werden. Geben Sie es in der Regel erneut ein.',
  'Enter a signing secret for webhooks.': 'Geben Sie ein Signaturgeheimnis für Webhooks ein.',
  'This field no longer exists. Please choose another one.':
    'Dieses Feld existiert nicht mehr. Bitte wählen Sie ein anderes.',
};
