/** Sentences of the contract: errors, rules and built-in roles. */
import type { Catalog } from '../../translate-message.ts';

export const contract: Catalog = {
  'A flow has at most {0} blocks.': 'Un flujo tiene {0} bloques como máximo.',
  'A flow starts with a Start block.': 'Un flujo empieza con un bloque de inicio.',
  'A group with this name already exists.': 'Ya existe un grupo con este nombre.',
  'A quotation mark is opened but never closed.': 'Una comilla se abre, pero nunca se cierra.',
  'A role with this name already exists.': 'Ya existe un rol con este nombre.',
  'A topic can have one level only.': 'Un tema solo puede tener un nivel.',
  'An app can have at most {0} documents and pages. Delete some first.':
    'Una aplicación puede tener {0} documentos y páginas como máximo. Elimina algunos primero.',
  'An app with this name already exists.': 'Ya existe una aplicación con este nombre.',
  'Another agent already has this conversation.': 'Otro agente ya tiene esta conversación.',
  'Archive this app before deleting it.': 'Archiva esta aplicación antes de eliminarla.',
  'Builds apps and maintains their knowledge.': 'Crea aplicaciones y mantiene su conocimiento.',
  'Built-in roles can’t be changed. Duplicate one to customize it.':
    'Los roles integrados no se pueden cambiar. Duplica uno para personalizarlo.',
  'Calls aren’t available in this conversation.': 'Las llamadas no están disponibles en esta conversación.',
  'Chat is currently unavailable. Please try again later.':
    'El chat no está disponible en este momento. Inténtalo de nuevo más tarde.',
  'Choose 0 to {0} seconds.': 'Elige de 0 a {0} segundos.',
  'Choose a password to confirm your email.': 'Elige una contraseña para confirmar tu correo.',
  'Dataset name already exists, please try a new one.':
    'Ya existe un conjunto de datos con este nombre. Prueba con otro.',
  'Each reusable part starts with its own Start block.':
    'Cada parte reutilizable empieza con su propio bloque de inicio.',
  Feedback: 'Opiniones',
  'Full access, including payments.': 'Acceso completo, pagos incluidos.',
  'Handles chats in assigned apps.': 'Atiende chats en las aplicaciones asignadas.',
  'Handles chats in every app and monitors the desk.':
    'Atiende chats en todas las aplicaciones y supervisa Desk.',
  'Invalid credentials': 'Credenciales no válidas',
  'Invitation Link is Expired': 'El enlace de la invitación ha caducado',
  'Manages the plan, payments, and invoices.': 'Administra el plan, los pagos y las facturas.',
  'Manages the team, apps, and desk. No access to payments.':
    'Administra el equipo, las aplicaciones y Desk. Sin acceso a los pagos.',
  'Model files need the package node-llama-cpp. Run `npm install node-llama-cpp` in Parrot’s folder and restart it.':
    'Los archivos de modelos necesitan el paquete node-llama-cpp. Ejecuta `npm install node-llama-cpp` en la carpeta de Parrot y reinícialo.',
  'No model is connected for this app. Ask an admin to connect one.':
    'Esta aplicación no tiene ningún modelo conectado. Pide a un administrador que conecte uno.',
  'Only Parrot AI can run model files.': 'Solo Parrot AI puede ejecutar archivos de modelos.',
  "Oops! That doesn't look like a CSV file": '¡Vaya! Eso no parece un archivo CSV',
  'Permission Denied': 'Permiso denegado',
  'Please answer with “done” or “declined”.': 'Responde con “done” o “declined”.',
  'Please check the format.': 'Revisa el formato.',
  'Please check the highlighted fields.': 'Revisa los campos marcados.',
  'Please check this value.': 'Revisa este valor.',
  'Please choose a file from the list.': 'Elige un archivo de la lista.',
  'Please choose a file under {0} MB.': 'Elige un archivo de menos de {0} MB.',
  'Please choose a time zone from the list.': 'Elige una zona horaria de la lista.',
  'Please choose a topic.': 'Elige un tema.',
  'Please choose either an agent or a group.': 'Elige un agente o un grupo, pero no ambos.',
  'Please choose one of the options.': 'Elige una de las opciones.',
  'Please choose one of these file types: {0}.': 'Elige uno de estos tipos de archivo: {0}.',
  'Please choose yes or no.': 'Elige sí o no.',
  'Please describe the reason in 5 to 130 characters.': 'Describe el motivo en 5 a 130 caracteres.',
  'Please enter a date and time.': 'Escribe una fecha y una hora.',
  'Please enter a date such as 2026-03-31.': 'Escribe una fecha como 2026-03-31.',
  'Please enter a date.': 'Escribe una fecha.',
  'Please enter a domain such as example.com.': 'Escribe un dominio como example.com.',
  'Please enter a link that starts with http or https, or upload the image.':
    'Escribe un enlace que empiece por http o https, o sube la imagen.',
  'Please enter a link that starts with http or https.': 'Escribe un enlace que empiece por http o https.',
  'Please enter a number.': 'Escribe un número.',
  'Please enter a time such as 09:30.': 'Escribe una hora como 09:30.',
  'Please enter a valid email address.': 'Escribe un correo electrónico válido.',
  'Please enter a version such as 2024-10-21.': 'Escribe una versión como 2024-10-21.',
  'Please enter a whole number of days from 1 to {0}.': 'Escribe un número entero de días, de 1 a {0}.',
  'Please enter a whole number.': 'Escribe un número entero.',
  'Please enter an address such as https://….': 'Escribe una dirección como https://….',
  'Please enter at least two letters.': 'Escribe al menos dos letras.',
  'Please enter text.': 'Escribe un texto.',
  'Please enter the day the plan ends.': 'Escribe el día en que termina el plan.',
  'Please fill in the required fields.': 'Completa los campos obligatorios.',
  'Please keep the answer under {0} characters.': 'La respuesta debe tener menos de {0} caracteres.',
  'Rephrase one question at a time.': 'Reformula las preguntas de una en una.',
  'Please set at most {0} topics.': 'Define {0} temas como máximo.',
  'Please sign in on this website to use the chat.': 'Inicia sesión en este sitio web para usar el chat.',
  'Please upload the image.': 'Sube la imagen.',
  'Please use 3-15 alphanumeric characters only.': 'Usa solo de 3 a 15 letras y números.',
  'Please use a color such as #11794A.': 'Usa un color como #11794A.',
  'Please use a list.': 'Usa una lista.',
  'Please use a multiple of {0}.': 'Usa un múltiplo de {0}.',
  'Please use at least {0} characters.': 'Usa al menos {0} caracteres.',
  'Please use at least {0} entries.': 'Usa al menos {0} elementos.',
  'Please use at most {0} characters.': 'Usa {0} caracteres como máximo.',
  'Please use at most {0} entries.': 'Usa {0} elementos como máximo.',
  'Please use at most {0} variations.': 'Usa {0} variantes como máximo.',
  'Please use less than {0}.': 'Usa un valor menor que {0}.',
  'Please use lowercase letters, digits, and hyphens only.': 'Usa solo minúsculas, cifras y guiones.',
  'Please use more than {0}.': 'Usa un valor mayor que {0}.',
  'Please use one entry.': 'Usa un solo elemento.',
  'Please use up to 32 lowercase letters, digits, and hyphens.': 'Usa hasta 32 minúsculas, cifras y guiones.',
  'Please use up to 80 letters, digits, and hyphens.': 'Usa hasta 80 letras, cifras y guiones.',
  'Please use {0} or less.': 'Usa {0} o menos.',
  'Please use {0} or more.': 'Usa {0} o más.',
  'Please verify your email': 'Verifica tu correo',
  'Please write a message or add a file.': 'Escribe un mensaje o añade un archivo.',
  Required: 'Obligatorio',
  Returns: 'Devoluciones',
  'Seems like you have already registered with another tenant.':
    'Parece que ya te registraste en otro espacio de trabajo.',
  'Session Expired! Login to continue': 'Tu sesión ha caducado. Inicia sesión para continuar',
  'Someone else changed this. Review the latest version and try again.':
    'Otra persona cambió esto. Revisa la última versión e inténtalo de nuevo.',
  'Something went wrong, Please try later': 'Algo salió mal. Inténtalo más tarde',
  'Sorry we are unable to process your request at this time. Please try again later':
    'Lo sentimos, no podemos procesar tu solicitud en este momento. Inténtalo de nuevo más tarde',
  'Tags start with # and have 2–20 characters, no spaces or punctuation.':
    'Las etiquetas empiezan por # y tienen de 2 a 20 caracteres, sin espacios ni puntuación.',
  'The block “{0}” belongs to another part of the flow.': 'El bloque “{0}” pertenece a otra parte del flujo.',
  'The connection was too slow. Please try again.': 'La conexión fue demasiado lenta. Inténtalo de nuevo.',
  'The first day must come before the last day.': 'El primer día debe ser anterior al último.',
  'The hash header doesn’t match the request body.':
    'El encabezado hash no coincide con el contenido de la solicitud.',
  'The headers tenant_id, user_id and hash are required. If you use a proxy, let it pass headers with underscores.':
    'Los encabezados tenant_id, user_id y hash son obligatorios. Si usas un proxy, debe dejar pasar encabezados con guiones bajos.',
  'The model didn’t answer in time. Please try again.':
    'El modelo no respondió a tiempo. Inténtalo de nuevo.',
  'The model rejected the key. Check the key and its permissions.':
    'El modelo rechazó la clave. Revisa la clave y sus permisos.',
  'The other person is on another call. Please try again later.':
    'La otra persona está en otra llamada. Inténtalo de nuevo más tarde.',
  'The other person is reconnecting.': 'La otra persona se está reconectando.',
  'The provider’s limit is reached. Please try again later.':
    'Se alcanzó el límite del proveedor. Inténtalo de nuevo más tarde.',
  'There are two parts named “{0}”.': 'Hay dos partes llamadas “{0}”.',
  'There are two values named “{0}”.': 'Hay dos valores llamados “{0}”.',
  'There’s no block named “{0}”.': 'No hay ningún bloque llamado “{0}”.',
  'There’s no part named “{0}”.': 'No hay ninguna parte llamada “{0}”.',
  'There’s only one column. Separate questions and answers with a comma, semicolon, or tab.':
    'Solo hay una columna. Separa las preguntas y las respuestas con una coma, un punto y coma o una tabulación.',
  'This address isn’t allowed.': 'Esta dirección no está permitida.',
  'This address isn’t allowed. To use your own model, add its host and port to OUTBOUND_ALLOW.':
    'Esta dirección no está permitida. Para usar tu propio modelo, añade su host y su puerto a OUTBOUND_ALLOW.',
  'This address isn’t allowed. Use a public web address.':
    'Esta dirección no está permitida. Usa una dirección web pública.',
  'This app has no flow. Create a FUNCTIONAL or CUSTOM app to use one.':
    'Esta aplicación no tiene flujo. Crea una aplicación FUNCTIONAL o CUSTOM para usar uno.',
  'This app is archived. Restore it first.': 'Esta aplicación está archivada. Restáurala primero.',
  'This app isn’t ready to publish yet.': 'Esta aplicación todavía no está lista para publicarse.',
  'This bot isn’t allowed on this website.': 'Este bot no está permitido en este sitio web.',
  'This call has ended.': 'Esta llamada ha terminado.',
  'This call was answered in another window.': 'Esta llamada se respondió en otra ventana.',
  'This can’t be undone anymore.': 'Esto ya no se puede deshacer.',
  'This conversation is closed.': 'Esta conversación está cerrada.',
  'This couldn’t be sent. Please reload the page and try again.':
    'No se pudo enviar. Recarga la página e inténtalo de nuevo.',
  'This file contains no text. Save your table as CSV (UTF-8) and try again.':
    'Este archivo no contiene texto. Guarda tu tabla como CSV (UTF-8) e inténtalo de nuevo.',
  'This file has column names but no rows.': 'Este archivo tiene nombres de columna, pero ninguna fila.',
  'We couldn’t read this Excel workbook. Open it in Excel, save it again, and try again.':
    'No pudimos leer este libro de Excel. Ábrelo en Excel, guárdalo otra vez e inténtalo de nuevo.',
  'This Excel workbook is too large once unpacked. Keep only the sheet with the questions.':
    'Este libro de Excel es demasiado grande al descomprimirlo. Deja solo la hoja con las preguntas.',
  'This sheet has no table with two columns. Choose another sheet, or add questions and answers.':
    'Esta hoja no tiene una tabla de dos columnas. Elige otra hoja o añade preguntas y respuestas.',
  'This sheet isn’t in the workbook. Choose another one.': 'Esta hoja no está en el libro. Elige otra.',
  'Together these have too many variations. Remove some first.':
    'Juntas tienen demasiadas variantes. Quita algunas primero.',
  'These are the same question. Choose another one to merge.':
    'Es la misma pregunta. Elige otra para combinarla.',
  'This source is being read right now. Try again in a moment.':
    'Esta fuente se está leyendo ahora mismo. Inténtalo de nuevo en un momento.',
  'This file is empty.': 'Este archivo está vacío.',
  'This file isn’t an image. Choose a JPG or PNG.': 'Este archivo no es una imagen. Elige un JPG o PNG.',
  'This invitation was already accepted. Please sign in.': 'Esta invitación ya se aceptó. Inicia sesión.',
  'This is the last owner. Make someone else an owner first.':
    'Es el último propietario. Asigna primero la propiedad a otra persona.',
  'This is too large. Try a smaller file or text.':
    'Es demasiado grande. Prueba con un archivo más pequeño o un texto más corto.',
  'This link is no longer valid. Please request a new one.':
    'Este enlace ya no es válido. Solicita uno nuevo.',
  'This name is already taken.': 'Este nombre ya está en uso.',
  'This permission doesn’t exist.': 'Este permiso no existe.',
  'This person is already a member.': 'Esta persona ya es miembro.',
  'This role is in use. Give its members another role first.':
    'Este rol está en uso. Asigna antes otro rol a sus miembros.',
  'This signal doesn’t belong to the call.': 'Esta señal no pertenece a la llamada.',
  'This suggestion is for another answer. Please reload the page.':
    'Esta sugerencia es para otra respuesta. Recarga la página.',
  'This value doesn’t belong here. Please remove it.': 'Este valor no corresponde aquí. Quítalo.',
  'This was canceled.': 'Se canceló.',
  'Too many attempts. Wait a moment and try again.':
    'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  'Unregistered user. Please register before sign-in.':
    'Usuario no registrado. Regístrate antes de iniciar sesión.',
  'Use letters and digits, starting with a lowercase letter, such as orderNumber.':
    'Usa letras y cifras, empezando por una minúscula, como orderNumber.',
  'User already has access for this app': 'Este usuario ya tiene acceso a esta aplicación',
  'User not found': 'Usuario no encontrado',
  'We couldn’t find that.': 'No encontramos eso.',
  'We couldn’t reach the model. Check the address.':
    'No pudimos conectar con el modelo. Revisa la dirección.',
  'We couldn’t read these columns. Please choose them again.':
    'No pudimos leer estas columnas. Elígelas de nuevo.',
  'We couldn’t read these details. Please try again.': 'No pudimos leer estos datos. Inténtalo de nuevo.',
  'We couldn’t read this file.': 'No pudimos leer este archivo.',
  'We couldn’t read this file. Choose another one.': 'No pudimos leer este archivo. Elige otro.',
  'We couldn’t understand the model’s answer. Check the model’s name.':
    'No pudimos entender la respuesta del modelo. Revisa el nombre del modelo.',
  'We don’t recognize this plan. Please reload the page and choose again.':
    'No reconocemos este plan. Recarga la página y elige de nuevo.',
  'We don’t recognize this selection. Please reload the page and choose again.':
    'No reconocemos esta selección. Recarga la página y elige de nuevo.',
  'You can order one plan at a time. Please reload and try again.':
    'Solo puedes contratar un plan a la vez. Recarga la página e inténtalo de nuevo.',
  'Your account is temporarily inactive.': 'Tu cuenta está inactiva temporalmente.',
  'You’d lose your own access. Ask another admin to make this change.':
    'Perderías tu propio acceso. Pide este cambio a otra persona con permisos de administración.',
  'You’re sending too fast. Please wait a minute.': 'Estás enviando demasiado rápido. Espera un minuto.',
  'You’ve reached your conversation capacity.': 'Has alcanzado tu capacidad de conversaciones.',
  'You’ve reached your plan’s limit. Upgrade your plan to add more.':
    'Has alcanzado el límite de tu plan. Mejora tu plan para añadir más.',
  '{0} already has this conversation.': '{0} ya tiene esta conversación.',
  '{0} is on another call. Please try again later.':
    '{0} está en otra llamada. Inténtalo de nuevo más tarde.',
  '“{0}” has no action “{1}”.': '“{0}” no tiene ninguna acción “{1}”.',
  'This workspace requires two-factor authentication. Set it up in your profile under Security first.':
    'Este espacio de trabajo exige un segundo factor. Configúralo antes en tu perfil, en Seguridad.',
  'Your browser sent something we don’t understand. Please try again.':
    'Tu navegador ha enviado algo que no entendemos. Inténtalo de nuevo.',
  'Enter a number of days from {0} to {1}.': 'Introduce un número de días entre {0} y {1}.',
  'Each option must be different.': 'Cada opción debe ser distinta.',
  'Add at least one option.': 'Añade al menos una opción.',
  'You can no longer use this chat.': 'Ya no puedes usar este chat.',
  'The last day can’t be before the first.': 'El último día no puede ser anterior al primero.',
  'Write variables such as {{visitor.name}}, one after the other and not inside each other.':
    'Escribe variables como {{visitor.name}}, una tras otra y no una dentro de otra.',
  'Unknown variable “{0}”.': 'Variable desconocida «{0}».',
  'Some of these actions cancel each other out.': 'Algunas de estas acciones se anulan entre sí.',
  'Write a text or choose an action.': 'Escribe un texto o elige una acción.',
  'Choose at least one app.': 'Elige al menos una aplicación.',
  'Choose a group or at least one skill.': 'Elige un grupo o al menos una habilidad.',
  'Please choose a language from the list.': 'Elige un idioma de la lista.',
  'Please enter whole minutes.': 'Introduce minutos enteros.',
  'Please enter at least 1 minute.': 'Introduce al menos 1 minuto.',
  'Please enter at most 1,440 minutes.': 'Introduce como máximo 1440 minutos.',
  'Please choose at least one.': 'Elige al menos uno.',
  'Please enter a web address that starts with https:// or http://.':
    'Introduce una dirección web que empiece por https:// o http://.',
  'Add at least one action.': 'Añade al menos una acción.',
  'Use at least 16 characters.': 'Usa al menos 16 caracteres.',
  'Please enter 1 or more, or leave it blank.': 'Escribe 1 o más, o déjalo en blanco.',
  'Please enter at most {0} days.': 'Escribe como máximo {0} días.',
  'The resolution can’t be due before the first response.':
    'La resolución no puede vencer antes que la primera respuesta.',
  'Please choose a percentage from 1 to 99.': 'Elige un porcentaje del 1 al 99.',
};
