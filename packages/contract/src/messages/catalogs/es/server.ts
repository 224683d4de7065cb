/** Sentences of the server: refusals, results, and the listed texts of plans, samples and recipes. */
import type { Catalog } from '../../translate-message.ts';

export const server: Catalog = {
  'A question or version still uses this image.': 'Una pregunta o versión todavía usa esta imagen.',
  'A table: the bot can answer from each row.': 'Una tabla: el bot puede responder con cada fila.',
  'A transfer to {0} is already pending.': 'Ya hay una transferencia pendiente a {0}.',
  'A typical page of questions and answers.': 'Una página típica de preguntas y respuestas.',
  'A whisper can go to one person only.': 'Un susurro solo puede dirigirse a una persona.',
  'Add a document, page, or question first.': 'Añade primero un documento, una página o una pregunta.',
  'Add a question and its answer first.': 'Añade primero una pregunta con su respuesta.',
  'Add phrases your own visitors use to the “Route by intent” block.':
    'Añade frases de tus propios visitantes al bloque “Desviar por intención”.',
  'An app can have at most {0} questions. Delete some first.':
    'Una aplicación puede tener {0} preguntas como máximo. Elimina algunas primero.',
  'An app can have at most {0} recorded conversations. Delete some first.':
    'Una aplicación puede tener {0} conversaciones grabadas como máximo. Elimina algunas primero.',
  'An app can have at most {0} secrets. Delete some first.':
    'Una aplicación puede tener {0} secretos como máximo. Elimina algunos primero.',
  'An app can have at most {0} sites. Delete one first.':
    'Una aplicación puede tener {0} sitios como máximo. Elimina uno primero.',
  'Another question already has this unique tag.': 'Otra pregunta ya tiene esta etiqueta única.',
  'Answers calls for a doctor’s office: appointments, hours, prescriptions, and paperwork.':
    'Atiende las consultas de un centro médico: citas, horarios, recetas y documentos.',
  'Answers questions from its knowledge. When it can’t, the visitor rephrases or talks to a person, or leaves an email if no one is available.':
    'Responde con su conocimiento. Si no puede, el visitante reformula, habla con una persona o deja su correo si no hay nadie.',
  'Answers what shoppers ask most: orders, delivery, returns, sizes, and payment.':
    'Responde lo que más se pregunta al comprar: pedidos, entregas, devoluciones, tallas y pagos.',
  'Answers with handover': 'Respuestas con derivación',
  Appointment: 'Cita',
  'Asks for a star rating and a comment. Unhappy visitors can leave an email or talk to a person.':
    'Pide una valoración con estrellas y un comentario. Quien no quedó contento puede dejar su correo o hablar con una persona.',
  'Asks for the order number and looks it up in your system. If that fails, a person takes over.':
    'Pide el número de pedido y lo busca en tu sistema. Si falla, una persona toma el relevo.',
  'Asks visitors who they are and what they need, and connects interested ones with a person.':
    'Pregunta a los visitantes quiénes son y qué necesitan, y pone a los interesados en contacto con una persona.',
  'At most {0} supervisors can join a call.':
    'En una llamada pueden participar {0} supervisores como máximo.',
  'Checks if an item can still be returned, asks why, takes a photo of any damage, and explains what to do.':
    'Comprueba si un artículo todavía se puede devolver, pregunta el motivo, pide una foto de los daños y explica qué hacer.',
  'Clinic front desk': 'Recepción de una clínica',
  'Coffee machine manual': 'Manual de una cafetera',
  'Custom conversation volume': 'Volumen de conversaciones a medida',
  'Dedicated contact': 'Contacto dedicado',
  'Delivery, returns, warranty, and privacy of a small online shop.':
    'Entregas, devoluciones, garantía y privacidad de una pequeña tienda en línea.',
  'Files can’t be sent in this chat.': 'No se pueden enviar archivos en este chat.',
  'Finds the right department from the visitor’s own words, asks what that department needs to know, and hands over.':
    'Encuentra el departamento adecuado según las palabras del visitante, pregunta lo que ese departamento necesita saber y deriva la conversación.',
  'First-line support for a web app: sign-in, teams, billing, data, and troubleshooting.':
    'Primera línea de soporte para una aplicación web: acceso, equipos, facturación, datos y problemas.',
  'Fix the problems in its flow first ({0}), starting with “{1}”.':
    'Corrige primero los problemas del flujo ({0}), empezando por “{1}”.',
  'Fix the problems in its flow first ({0}).': 'Corrige primero los problemas del flujo ({0}).',
  'For custom needs.': 'Para necesidades a medida.',
  'For many brands and large support teams.': 'Para muchas marcas y grandes equipos de soporte.',
  'For several bots and a team of agents.': 'Para varios bots y un equipo de agentes.',
  'For your first bot and a small team.': 'Para tu primer bot y un equipo pequeño.',
  'Grows your list: asks for topics, email, and consent, and sends them to your newsletter service.':
    'Haz crecer tu lista: pide temas, correo y consentimiento, y los envía a tu servicio de boletines.',
  'Helps guests before and during their stay: arrival, breakfast, parking, and bookings.':
    'Ayuda a los huéspedes antes y durante su estancia: llegada, desayuno, aparcamiento y reservas.',
  'Hotel reception': 'Recepción de hotel',
  'How to set up, use, clean, and repair a product.': 'Cómo instalar, usar, limpiar y reparar un producto.',
  'just now': 'ahora mismo',
  'Lead capture': 'Captación de clientes',
  Newsletter: 'Boletín',
  'No agent has this conversation.': 'Ningún agente tiene esta conversación.',
  'No agent has this conversation. You can take it.':
    'Ningún agente tiene esta conversación. Puedes tomarla.',
  'No answer within {0} seconds.': 'Sin respuesta en {0} segundos.',
  'Offline for more than {0} minutes.': 'Sin conexión durante más de {0} minutos.',
  'Onboarding support': 'Ayuda con la puesta en marcha',
  'One row has a problem. Fix it or skip it.': 'Una fila tiene un problema. Corrígela u omítela.',
  'Online shop': 'Tienda en línea',
  'Only agents can connect here.': 'Solo los agentes pueden conectarse aquí.',
  'Only an agent who had this conversation or a supervisor can reopen it.':
    'Solo un supervisor o un agente que haya tenido esta conversación puede reabrirla.',
  'Only supervisors of this app can be invited.': 'Solo se puede invitar a supervisores de esta aplicación.',
  'Only texts, numbers, true, false, and null can be used here.':
    'Aquí solo se pueden usar textos, números, true, false y null.',
  'Only the agent on the call can invite a supervisor.':
    'Solo el agente de la llamada puede invitar a un supervisor.',
  'Only the author can edit this comment.': 'Solo quien escribió este comentario puede editarlo.',
  'Open the conversation first.': 'Abre primero la conversación.',
  'Order status': 'Estado del pedido',
  'Please choose a time in the future.': 'Elige un momento futuro.',
  'Please choose a time within the next {0} days.': 'Elige un momento dentro de los próximos {0} días.',
  'Please choose another agent.': 'Elige a otro agente.',
  'Please choose at least one app.': 'Elige al menos una aplicación.',
  'Please choose one of these plans: {0}.': 'Elige uno de estos planes: {0}.',
  'Please choose someone who is active.': 'Elige a alguien que tenga la cuenta activa.',
  'Please choose someone who isn’t being removed.': 'Elige a alguien a quien no vayas a eliminar.',
  'Please choose someone who has access to this app’s chats.':
    'Elige a alguien que tenga acceso a los chats de esta aplicación.',
  'Please choose the column with the answers.': 'Elige la columna con las respuestas.',
  'Please choose the column with the questions.': 'Elige la columna con las preguntas.',
  'Please enter a day in the future.': 'Escribe un día futuro.',
  'Please enter the key for this address.': 'Escribe la clave de esta dirección.',
  'Please import at most {0} rows at once. That’s the most an app can have.':
    'Importa {0} filas a la vez como máximo. Una aplicación no puede tener más.',
  'Please send a form with one file.': 'Envía un formulario con un archivo.',
  'Please send one file only.': 'Envía un solo archivo.',
  'Please type {0} to delete it.': 'Escribe {0} para eliminarla.',
  'Please use at most {0} columns; this file has {1}.':
    'Usa {0} columnas como máximo; este archivo tiene {1}.',
  'Questions from customers': 'Preguntas de clientes',
  'Ratings are turned off in this chat.': 'Las valoraciones están desactivadas en este chat.',
  'Repair shop price list': 'Lista de precios de un taller',
  'Replace the questions and answers with your own.': 'Sustituye las preguntas y respuestas por las tuyas.',
  'Row {0} has the same question in the same language.':
    'La fila {0} tiene la misma pregunta en el mismo idioma.',
  'Set the value “orderServiceUrl” to the address of your order system, such as https://shop.example.com/api/orders. The bot appends the order number and expects “status” and “expectedOn” in the response.':
    'Pon en el valor “orderServiceUrl” la dirección de tu sistema de pedidos, como https://shop.example.com/api/orders. El bot añade el número de pedido y espera “status” y “expectedOn” en la respuesta.',
  'Set your opening hours and time zone in the “Opening hours” block. The default is Monday to Friday, 9 AM to 5 PM UTC.':
    'Configura tu horario y tu zona horaria en el bloque “Horario de atención”. El valor inicial es de lunes a viernes, de 9:00 a 17:00 UTC.',
  'Shop policies': 'Políticas de una tienda',
  'Signing in with {0} didn’t work. Please try again.':
    'No se pudo iniciar sesión con {0}. Inténtalo de nuevo.',
  'Software help desk': 'Soporte de software',
  'Some documents or pages are still being read ({0}). Wait until they’re ready.':
    'Todavía se están leyendo algunos documentos o páginas ({0}). Espera a que estén listos.',
  'Someone else already answered this. Review the latest version and try again.':
    'Otra persona ya respondió esto. Revisa la última versión e inténtalo de nuevo.',
  'Someone else changed this answer. Review the latest version and try again.':
    'Otra persona cambió esta respuesta. Revisa la última versión e inténtalo de nuevo.',
  'Someone you mentioned doesn’t have access to this app’s chats.':
    'Mencionaste a alguien que no tiene acceso a los chats de esta aplicación.',
  'Take this conversation first.': 'Toma primero esta conversación.',
  'Takes appointment requests: what for, which day and time, and how to confirm.':
    'Recoge solicitudes de cita: motivo, día, hora y cómo confirmarla.',
  'Tell us what you need. We’ll put a plan together.':
    'Cuéntanos qué necesitas. Prepararemos un plan para ti.',
  'That’s not the visitor’s name.': 'Ese no es el nombre del visitante.',
  'That’s not your current password.': 'Esa no es tu contraseña actual.',
  'The address didn’t respond in time.': 'La dirección no respondió a tiempo.',
  'The answer is missing.': 'Falta la respuesta.',
  'The bot didn’t answer within {0} seconds. Check the APIs it calls and try again.':
    'El bot no respondió en {0} segundos. Revisa las API a las que llama e inténtalo de nuevo.',
  'The bot is already answering with this whisper.': 'El bot ya está respondiendo con este susurro.',
  'The bot isn’t answering in this conversation.': 'El bot no responde en esta conversación.',
  'The conversation is still open. Close it first.': 'La conversación sigue abierta. Ciérrala primero.',
  'The conversations took too long: “{0}” didn’t finish. Check the APIs the bot calls and try again.':
    'Las conversaciones tardaron demasiado: “{0}” no terminó. Revisa las API a las que llama el bot e inténtalo de nuevo.',
  'The model changed the meaning, so we kept your text. Please try again.':
    'El modelo cambió el sentido, así que conservamos tu texto. Inténtalo de nuevo.',
  'The model found nothing in your knowledge to back up an answer. Try rephrasing your question.':
    'El modelo no encontró nada en tu conocimiento que respalde una respuesta. Prueba a reformular la pregunta.',
  'The operator token is missing or wrong.': 'El token del operador falta o no es correcto.',
  'The metrics token is missing or wrong.': 'El token de las métricas falta o no es correcto.',
  'The Owner role can be given to people, not to groups.':
    'El rol Propietario se puede dar a personas, no a grupos.',
  'The question is missing.': 'Falta la pregunta.',
  'The request is nested too deeply.': 'La solicitud tiene demasiados niveles.',
  'The response is too large.': 'La respuesta es demasiado grande.',
  'The text contains a character we can’t store. Please remove it.':
    'El texto contiene un carácter que no podemos guardar. Quítalo.',
  'The type of this app can’t be changed.': 'El tipo de esta aplicación no se puede cambiar.',
  'The visitor has started a new conversation. Continue there.':
    'El visitante empezó una conversación nueva. Continúa allí.',
  'The webhook signature isn’t valid.': 'La firma del webhook no es válida.',
  'There are no messages in this conversation yet.': 'Todavía no hay mensajes en esta conversación.',
  'There’s already a call in this conversation.': 'Ya hay una llamada en esta conversación.',
  'There’s no function “{0}()”.': 'No hay ninguna función “{0}()”.',
  'There’s room for {0} more questions in this app. Import fewer rows.':
    'Quedan {0} preguntas libres en esta aplicación. Importa menos filas.',
  'This address redirects too many times.': 'Esta dirección redirige demasiadas veces.',
  'This bot isn’t available right now.': 'Este bot no está disponible en este momento.',
  'This call wasn’t answered.': 'Esta llamada no se respondió.',
  'This channel doesn’t exist.': 'Este canal no existe.',
  'This chat isn’t waiting for an agent.': 'Este chat no está esperando a un agente.',
  'This conversation is with the bot.': 'El bot lleva esta conversación.',
  'This conversation was already escalated.': 'Esta conversación ya se escaló.',
  'This date is out of range.': 'Esta fecha está fuera del intervalo posible.',
  'This email is listed more than once.': 'Este correo aparece más de una vez.',
  'This event doesn’t exist.': 'Este evento no existe.',
  'This file is no longer available. Please add it again.':
    'Este archivo ya no está disponible. Añádelo de nuevo.',
  'This file is no longer available. Please send it again.':
    'Este archivo ya no está disponible. Envíalo de nuevo.',
  'This file type isn’t supported. Please choose another file.':
    'Este tipo de archivo no es compatible. Elige otro archivo.',
  'This group already has access to this app.': 'Este grupo ya tiene acceso a esta aplicación.',
  'This is a compressed file. Unpack it first.': 'Es un archivo comprimido. Descomprímelo primero.',
  'This is a JSON file. Choose a CSV or Excel file instead.':
    'Es un archivo JSON. Elige un archivo CSV o de Excel.',
  'This is a Numbers spreadsheet. Export it as CSV (UTF-8) and try again.':
    'Es una hoja de cálculo de Numbers. Expórtala como CSV (UTF-8) e inténtalo de nuevo.',
  'This is a PDF. Add it under Documents instead.': 'Es un PDF. Añádelo en Documentos.',
  'This is an image. Choose a CSV or Excel file instead.': 'Es una imagen. Elige un archivo CSV o de Excel.',
  'This is a PowerPoint presentation. Choose a CSV or Excel file instead.':
    'Es una presentación de PowerPoint. Elige un archivo CSV o de Excel.',
  'This is a web page. Add its address under Documents instead.':
    'Es una página web. Añade su dirección en Documentos.',
  'This is a Word document. Add it under Documents instead.':
    'Es un documento de Word. Añádelo en Documentos.',
  'This is a ZIP archive. Unpack it first.': 'Es un archivo ZIP. Descomprímelo primero.',
  'Put the bot’s main language first.': 'Pon primero el idioma principal del bot.',
  'The bot’s main language must stay available.': 'El idioma principal del bot debe seguir disponible.',
  'This language isn’t available for the app. Choose other languages.':
    'Este idioma no está disponible para la aplicación. Elige otros idiomas.',
  'This language isn’t available for the app. Choose another.':
    'Este idioma no está disponible para la aplicación. Elige otro.',
  'This is already the bot’s main language. Choose other languages.':
    'Este ya es el idioma principal del bot. Elige otros idiomas.',
  'This Excel workbook has an old format or a password. Save it as .xlsx without a password and try again.':
    'Este libro de Excel tiene un formato antiguo o una contraseña. Guárdalo como .xlsx sin contraseña e inténtalo de nuevo.',
  'This is a binary Excel workbook. Save it as .xlsx and try again.':
    'Es un libro binario de Excel. Guárdalo como .xlsx e inténtalo de nuevo.',
  'This is an OpenDocument spreadsheet. Save it as CSV (UTF-8) and try again.':
    'Es una hoja de cálculo OpenDocument. Guárdala como CSV (UTF-8) e inténtalo de nuevo.',
  'This is an XML file. Choose a CSV or Excel file instead.':
    'Es un archivo XML. Elige un archivo CSV o de Excel.',
  'This is your current session. Log out instead.': 'Esta es tu sesión actual. Cierra la sesión en su lugar.',
  'This link has expired. Open the file from the conversation again.':
    'Este enlace ha caducado. Abre de nuevo el archivo desde la conversación.',
  'This message can’t be rated.': 'Este mensaje no se puede valorar.',
  'This month’s model budget is used up.': 'El presupuesto para modelos de este mes se ha agotado.',
  'This page isn’t part of this installation.': 'Esta página no forma parte de esta instalación.',
  'This person doesn’t have access to this app’s chats.':
    'Esta persona no tiene acceso a los chats de esta aplicación.',
  'This person isn’t active right now.': 'Esta persona no está activa en este momento.',
  'This image is too large. Choose one with at most {0} megapixels.':
    'Esta imagen es demasiado grande. Elige una de {0} megapíxeles como máximo.',
  'This plan is smaller than yours. Request a downgrade instead.':
    'Este plan es menor que el tuyo. Solicita el cambio de plan.',
  'This question already has a translation in this language.':
    'Esta pregunta ya tiene una traducción en este idioma.',
  'This request is no longer open.': 'Esta solicitud ya no está abierta.',
  'This response is also used in apps you can’t access. Ask someone who can.':
    'Esta respuesta también se usa en aplicaciones a las que no tienes acceso. Pídeselo a alguien que lo tenga.',
  'This role is assigned to {0}. Give them another role first.':
    'Este rol está asignado a {0}. Asigna antes otro rol.',
  'This transfer isn’t addressed to you.': 'Esta transferencia no va dirigida a ti.',
  'This transfer request has expired.': 'Esta solicitud de transferencia ha caducado.',
  'This visitor is waiting for an agent. Take the conversation to answer.':
    'Este visitante espera a un agente. Toma la conversación para responder.',
  'This whisper was canceled in the meantime.': 'Este susurro se canceló mientras tanto.',
  'This workspace isn’t on a trial.': 'Este espacio de trabajo no está en periodo de prueba.',
  'To send subscribers to your newsletter service, set the value “newsletterUrl” to its address. Until then, you’ll find them in the conversations.':
    'Para enviar suscriptores a tu servicio de boletines, pon su dirección en el valor “newsletterUrl”. Hasta entonces, los encontrarás en las conversaciones.',
  'Too many attempts. Wait a moment, or choose “Forgot password?” to sign in by email.':
    'Demasiados intentos. Espera un momento o elige “¿Olvidaste tu contraseña?” para iniciar sesión por correo.',
  'Transcripts can’t be sent from this chat.': 'No se pueden enviar transcripciones desde este chat.',
  'Triage by department': 'Reparto por departamento',
  'Unlimited users and apps': 'Usuarios y aplicaciones ilimitados',
  'Wait until the call is answered.': 'Espera a que se responda la llamada.',
  'We can’t open the customer portal right now. Please try again later.':
    'No podemos abrir el portal de clientes en este momento. Inténtalo de nuevo más tarde.',
  'We couldn’t reach this address.': 'No pudimos conectar con esta dirección.',
  'We couldn’t read this form.': 'No pudimos leer este formulario.',
  'We couldn’t read this request.': 'No pudimos leer esta solicitud.',
  'We’ve already sent several emails to this address. Check the inbox and spam folder, or try again later.':
    'Ya enviamos varios correos a esta dirección. Revisa la bandeja de entrada y la carpeta de spam, o inténtalo más tarde.',
  'You already have this conversation.': 'Ya tienes esta conversación.',
  'You already have {0} of {1} conversations.': 'Ya tienes {0} de {1} conversaciones.',
  'You can belong to at most {0} workspaces.': 'Puedes pertenecer a {0} espacios de trabajo como máximo.',
  'You can call once an agent has joined the chat.': 'Podrás llamar cuando un agente se una al chat.',
  'You can have at most {0} custom roles. Delete one you no longer need.':
    'Puedes tener {0} roles personalizados como máximo. Elimina uno que ya no necesites.',
  'You can have at most {0} groups. Delete one you no longer need.':
    'Puedes tener {0} grupos como máximo. Elimina uno que ya no necesites.',
  'You can have at most {0} responses. Delete some first.':
    'Puedes tener {0} respuestas como máximo. Elimina algunas primero.',
  'You can rate the call after it ends.': 'Podrás valorar la llamada cuando termine.',
  'You can upgrade to this plan right away.': 'Puedes pasarte a este plan ahora mismo.',
  'You can’t request an agent in this chat.': 'No puedes solicitar un agente en este chat.',
  'You changed this in another window {0}. Review the latest version and try again.':
    'Cambiaste esto en otra ventana {0}. Revisa la última versión e inténtalo de nuevo.',
  'You sign in without a password, so there’s none to change. To set one, choose “Forgot password?” on the sign-in page.':
    'Inicias sesión sin contraseña, así que no hay ninguna que cambiar. Para crear una, elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión.',
  'Your account is temporarily inactive. You can sign in again on {0}.':
    'Tu cuenta está inactiva temporalmente. Podrás volver a iniciar sesión el {0}.',
  'Your next term with {0} is already paid.': 'Tu próximo periodo con {0} ya está pagado.',
  'Your next term with {0} is paid.': 'Tu próximo periodo con {0} está pagado.',
  'Your plan doesn’t expire, so there’s nothing to renew.':
    'Tu plan no caduca, así que no hay nada que renovar.',
  'Your plan includes {0} apps. Upgrade your plan to add more.':
    'Tu plan incluye {0} aplicaciones. Mejora tu plan para añadir más.',
  'Your plan includes {0} users. Upgrade your plan to add more.':
    'Tu plan incluye {0} usuarios. Mejora tu plan para añadir más.',
  'Your workspace has reached today’s email limit. Please try again tomorrow.':
    'Tu espacio de trabajo ha alcanzado el límite de correos de hoy. Inténtalo de nuevo mañana.',
  'You’re already on this plan.': 'Ya tienes este plan.',
  'You’re already trying {0} questions. Remove one first.':
    'Ya estás probando {0} preguntas. Quita una primero.',
  'You’re on another call. End it first.': 'Estás en otra llamada. Termínala primero.',
  'You’re only listening. Select “Start speaking” first.':
    'Solo estás escuchando. Pulsa primero “Empezar a hablar”.',
  'You’ve reached today’s limit for files. Please try again tomorrow.':
    'Has alcanzado el límite de archivos de hoy. Inténtalo de nuevo mañana.',
  'You’ve reached today’s limit for transcripts. Please try again tomorrow.':
    'Has alcanzado el límite de transcripciones de hoy. Inténtalo de nuevo mañana.',
  '{0} changed these settings {1}. Review the latest version and try again.':
    '{0} cambió esta configuración {1}. Revisa la última versión e inténtalo de nuevo.',
  '{0} changed this flow {1}. Review the latest version and try again.':
    '{0} cambió este flujo {1}. Revisa la última versión e inténtalo de nuevo.',
  '{0} changed this response {1}. Review the latest version and try again.':
    '{0} cambió esta respuesta {1}. Revisa la última versión e inténtalo de nuevo.',
  '{0} whispered to the bot in the meantime. Review it, then try again.':
    '{0} le ha susurrado algo al bot mientras tanto. Revísalo y vuelve a intentarlo.',
  '{0} is already used by “{1}”.': '{0} ya se usa en “{1}”.',
  '{0} isn’t available right now.': '{0} no está disponible en este momento.',
  '{0} rows have problems. Fix them or skip them.': '{0} filas tienen problemas. Corrígelas u omítelas.',
  '“{0}” can’t be used here.': '“{0}” no se puede usar aquí.',
  '“{0}” has reached its tag limit.': '“{0}” ha alcanzado su límite de etiquetas.',
  '“{0}” isn’t a date such as 2026-05-31.': '“{0}” no es una fecha como 2026-05-31.',
  '“{0}” isn’t a supported language. Use one of {1}.':
    '“{0}” no es un idioma admitido. Usa uno de estos: {1}.',
  '“{0}” needs a name for each item first.': '“{0}” necesita primero un nombre para cada elemento.',
  'This code is incorrect or was already used. Enter the one your app shows now.':
    'Este código no es correcto o ya se ha usado. Introduce el que tu aplicación muestra ahora.',
  'Setup was finished or restarted elsewhere. Reload the page.':
    'La configuración se ha terminado o empezado de nuevo en otro sitio. Vuelve a cargar la página.',
  'That took too long. Please sign in again.': 'Ha pasado demasiado tiempo. Vuelve a iniciar sesión.',
  'Your workspace requires two-factor authentication, so you can’t remove it.':
    'Tu espacio de trabajo exige un segundo factor, así que no puedes quitarlo.',
  'Only owners can do this.': 'Solo los propietarios pueden hacerlo.',
  'An export is already being prepared.': 'Ya se está preparando una exportación.',
  'You’ve reached today’s limit for workspace exports. Try again tomorrow.':
    'Has alcanzado el límite de hoy para exportar el espacio de trabajo. Inténtalo de nuevo mañana.',
  'That’s not the name of this workspace.': 'Ese no es el nombre de este espacio de trabajo.',
  'The erasure of this workspace is already scheduled.':
    'El borrado de este espacio de trabajo ya está programado.',
  'Only owners can change this.': 'Solo los propietarios pueden cambiarlo.',
  'Set up two-factor authentication for yourself first: in your profile, under Security.':
    'Configura primero tu propio segundo factor: en tu perfil, en Seguridad.',
  'You can change your own two-factor authentication in your profile, under Security.':
    'Puedes cambiar tu propio segundo factor en tu perfil, en Seguridad.',
  'This person hasn’t set up two-factor authentication.': 'Esta persona no tiene segundo factor.',
  'This person belongs to other workspaces too, so you can’t reset it. They can sign in with a recovery code or ask the operator of this installation.':
    'Esta persona pertenece también a otros espacios de trabajo, así que no puedes restablecerlo. Puede entrar con un código de recuperación o pedírselo a quien gestiona esta instalación.',
  'This passkey didn’t work here. Try again, or sign in another way.':
    'Esta llave de acceso no ha funcionado aquí. Inténtalo de nuevo o entra de otra forma.',
  'You can have up to {0} passkeys. Remove one first.':
    'Puedes tener hasta {0} llaves de acceso. Quita una primero.',
  'This passkey is already added.': 'Esta llave de acceso ya está añadida.',
  'We don’t recognize this passkey. Sign in another way.':
    'No reconocemos esta llave de acceso. Entra de otra forma.',
  'This API key is invalid or has expired.': 'Esta clave de API no es válida o ha caducado.',
  'This workspace requires two-factor authentication. This key works again once its creator has set it up.':
    'Este espacio de trabajo exige un segundo factor. Esta clave volverá a funcionar cuando quien la creó lo haya configurado.',
  'This API key made too many requests. Please try again in a minute.':
    'Esta clave de API ha hecho demasiadas solicitudes. Inténtalo de nuevo en un minuto.',
  'You can have up to {0} API keys. Revoke one first.':
    'Puedes tener hasta {0} claves de API. Revoca una primero.',
  'This endpoint doesn’t accept API keys.': 'Este endpoint no acepta claves de API.',
  'This API key doesn’t have the scope {0}.': 'Esta clave de API no tiene el permiso {0}.',
  'This password is too common. Choose one that’s harder to guess.':
    'Esta contraseña es demasiado común. Elige una más difícil de adivinar.',
  'This password is mostly your name, your company, your email or “Parrot”. Please choose one that is harder to guess.':
    'Esta contraseña se compone casi solo de tu nombre, tu empresa, tu correo o «Parrot». Elige una más difícil de adivinar.',
  'This tag no longer exists. Please choose another one.': 'Esta etiqueta ya no existe. Elige otra.',
  'A conversation can have at most {0} tags. Remove one first.':
    'Una conversación puede tener como máximo {0} etiquetas. Quita una primero.',
  'The tag “{0}” already exists.': 'La etiqueta «{0}» ya existe.',
  'You can have at most {0} tags. Delete or merge some first.':
    'Puedes tener como máximo {0} etiquetas. Elimina o combina algunas primero.',
  'Please choose another tag.': 'Elige otra etiqueta.',
  'Choose when the snooze ends.': 'Elige hasta cuándo pausar el ticket.',
  'Please choose a time within the next year.': 'Elige una hora dentro del próximo año.',
  'Only snoozed tickets can have a snooze time.':
    'Solo los tickets en pausa pueden tener una hora de fin de pausa.',
  'This list has changed. Please reload the page.': 'Esta lista ha cambiado. Vuelve a cargar la página.',
  'Something went wrong. Please try again.': 'Algo ha fallado. Inténtalo de nuevo.',
  'You can have at most {0} views. Delete some first.':
    'Puedes tener como máximo {0} vistas. Elimina algunas primero.',
  'Please choose one of your groups.': 'Elige uno de tus grupos.',
  'Please choose another ticket.': 'Elige otro ticket.',
  'T-{0} was already merged into T-{1}.': 'T-{0} ya se combinó con T-{1}.',
  'This ticket was merged into another one. Open that one instead.':
    'Este ticket se combinó con otro. Abre ese otro.',
  'T-{0} was merged into T-{1}.': 'T-{0} se combinó con T-{1}.',
  'You’ve reached the maximum number of visitor fields.':
    'Has alcanzado el número máximo de campos de visitante.',
  'A field with this name already exists.': 'Ya existe un campo con este nombre.',
  'Please enter a name.': 'Introduce un nombre.',
  'Please enter a valid phone number.': 'Introduce un número de teléfono válido.',
  'This visitor has the maximum number of notes.': 'Este visitante ya tiene el número máximo de notas.',
  'There is already a schedule with this name.': 'Ya existe un horario con este nombre.',
  'You can have at most {0} schedules. Delete one you no longer need.':
    'Puedes tener como máximo {0} horarios. Elimina uno que ya no necesites.',
};
