/** Sentences of the server about responses, own fields, rules and groups. */
import type { Catalog } from '../../translate-message.ts';

export const desk: Catalog = {
  'The message was not sent, so its actions were not run.':
    'El mensaje no se envió, por lo que sus acciones no se ejecutaron.',
  'The response was changed and no longer does this.': 'La respuesta se modificó y ya no hace esto.',
  'This conversation has no ticket yet.': 'Esta conversación aún no tiene ticket.',
  'You’ve reached the maximum number of ticket fields.':
    'Has alcanzado el número máximo de campos de ticket.',
  'Please choose from your apps.': 'Elige entre tus aplicaciones.',
  'That’s not the name of the field.': 'Ese no es el nombre del campo.',
  'Fill in {0} before you solve this ticket.': 'Rellena {0} antes de resolver este ticket.',
  'Another agent has changed this field. Check its value and try again.':
    'Otro agente ha cambiado este campo. Revisa el valor e inténtalo de nuevo.',
  'This field was deleted.': 'Este campo se ha eliminado.',
  'Tickets of this app don’t have this field.': 'Los tickets de esta aplicación no tienen este campo.',
  'This field was deleted. Remove it from the filter.': 'Este campo se ha eliminado. Quítalo del filtro.',
  'Please choose another visitor.': 'Elige otro visitante.',
  'These visitors are already merged.': 'Estos visitantes ya están combinados.',
  'You no longer have access to one of these apps.': 'Ya no tienes acceso a una de estas aplicaciones.',
  'This group no longer exists. Please choose another one.': 'Este grupo ya no existe. Elige otro.',
  'You can have at most {0} rules. Delete one you no longer need.':
    'Puedes tener como máximo {0} reglas. Elimina una que ya no necesites.',
  'An agent can have at most {0} skills. Remove one first.':
    'Un agente puede tener como máximo {0} habilidades. Quita una primero.',
  'No agent of {0} has access to this app’s chats.':
    'Ningún agente de {0} tiene acceso a los chats de esta aplicación.',
  'A tag of this action no longer exists.': 'Una etiqueta de esta acción ya no existe.',
  'The rule was switched off before this action ran.':
    'La regla se desactivó antes de que se ejecutara esta acción.',
  'None of these people has access to this app’s chats.':
    'Ninguna de estas personas tiene acceso a los chats de esta aplicación.',
  'The address answered with status {0}.': 'La dirección respondió con el estado {0}.',
  'This rule has no signing secret. Enter one in the rule.':
    'Esta regla no tiene secreto de firma. Introduce uno en la regla.',
  'This rule’s signing secret can’t be read. Enter it again in the rule.':
    'No se puede leer el secreto de firma de esta regla. Vuelve a introducirlo en la regla.',
  'Enter a signing secret for webhooks.': 'Introduce un secreto de firma para los webhooks.',
  'This field no longer exists. Please choose another one.': 'Este campo ya no existe. Elige otro.',
};
