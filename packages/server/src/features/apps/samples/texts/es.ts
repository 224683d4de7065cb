import type { Catalog } from '@parrot/contract/messages';

export const spanish: Catalog = {
  'Hi! Ask me about your order, delivery, returns, or sizes.':
    '¡Hola! Pregúntame sobre tu pedido, entregas, devoluciones o tallas.',
  Orders: 'Pedidos',
  'Where is my order?': '¿Dónde está mi pedido?',
  'How can I track my parcel?': '¿Cómo puedo seguir mi paquete?',
  'When does my package arrive?': '¿Cuándo llega mi paquete?',
  'Open the tracking link in our shipping email. Most packages arrive two to four business days after they ship.':
    'Abre el enlace de seguimiento de nuestro correo de envío. La mayoría de los paquetes llegan de dos a cuatro días hábiles después de salir.',
  'Can I change or cancel my order?': '¿Puedo cambiar o cancelar mi pedido?',
  'I ordered the wrong thing': 'Pedí algo equivocado',
  'Please cancel my order': 'Cancelen mi pedido, por favor',
  'Yes, as long as it hasn’t shipped. Open “My orders”, choose the order, and select Change or Cancel. Once it’s on its way, you can return it free of charge.':
    'Sí, mientras no se haya enviado. Abre “Mis pedidos”, elige el pedido y selecciona Cambiar o Cancelar. Cuando ya está en camino, puedes devolverlo gratis.',
  'Do I need an account to buy something?': '¿Necesito una cuenta para comprar?',
  'Can I check out as a guest?': '¿Puedo comprar como invitado?',
  'No, you can buy as a guest with just your email address. With an account, you see all your orders in one place.':
    'No, puedes comprar como invitado solo con tu correo electrónico. Con una cuenta ves todos tus pedidos en un mismo lugar.',
  Delivery: 'Entrega',
  'How much is shipping?': '¿Cuánto cuesta el envío?',
  'What does delivery cost?': '¿Qué precio tiene la entrega?',
  'Is delivery free?': '¿La entrega es gratis?',
  'Standard delivery is 4.90 euros, and free for orders of 50 euros or more. Express delivery is 9.90 euros.':
    'La entrega estándar cuesta 4,90 euros y es gratis en pedidos a partir de 50 euros. La entrega exprés cuesta 9,90 euros.',
  'Which countries do you ship to?': '¿A qué países hacen envíos?',
  'Do you deliver abroad?': '¿Entregan en el extranjero?',
  'Can you send it overseas?': '¿Pueden enviarlo a otro continente?',
  'We ship to all countries in the European Union, Norway, Switzerland, and the United Kingdom. Any duties are shown before you pay.':
    'Enviamos a todos los países de la Unión Europea, Noruega, Suiza y el Reino Unido. Los aranceles, si los hay, se muestran antes de pagar.',
  Returns: 'Devoluciones',
  'How do I return an item?': '¿Cómo devuelvo un artículo?',
  'Can I send something back?': '¿Puedo devolver algo?',
  'What is your return policy?': '¿Cuál es su política de devoluciones?',
  'You have 30 days. Print the label under “My orders”, put it on the package, and drop it off at any post office. Returns are free.':
    'Tienes 30 días. Imprime la etiqueta en “Mis pedidos”, pégala en el paquete y déjalo en cualquier oficina de correos. Las devoluciones son gratis.',
  'When do I get my refund?': '¿Cuándo recibo mi reembolso?',
  'How long until my money is back?': '¿Cuánto tarda en volver mi dinero?',
  'We refund you the way you paid, within five business days after your return reaches us. We’ll email you once it’s on its way.':
    'Te reembolsamos de la misma forma en que pagaste, en los cinco días hábiles siguientes a recibir tu devolución. Te avisaremos por correo cuando esté en camino.',
  'My item arrived damaged': 'Mi artículo llegó dañado',
  'You sent the wrong product': 'Enviaron el producto equivocado',
  'Something is missing in my parcel': 'Falta algo en mi paquete',
  'We’re sorry about that. Ask for a person right here and have your order number ready: we’ll send a replacement right away, and you don’t need to return the old one first.':
    'Lo sentimos. Pide aquí mismo hablar con una persona y ten a mano tu número de pedido: enviaremos otro enseguida y no hace falta que devuelvas antes el anterior.',
  Products: 'Productos',
  'Which size should I take?': '¿Qué talla debo elegir?',
  'Is there a size guide?': '¿Hay una guía de tallas?',
  'Do your clothes run small?': '¿Su ropa talla pequeño?',
  'There’s a size guide on every product page. Most of our clothes run true to size; if you’re between sizes, take the larger one.':
    'Hay una guía de tallas en cada página de producto. Casi toda nuestra ropa talla normal; si estás entre dos tallas, elige la mayor.',
  'When is this back in stock?': '¿Cuándo vuelve a haber existencias?',
  'The item is sold out': 'El artículo está agotado',
  'Will you restock it?': '¿Lo repondrán?',
  'Select “Notify me” on the product page and leave your email address. Most sold-out items are back within three weeks.':
    'Selecciona “Avísame” en la página del producto y deja tu correo electrónico. La mayoría de los artículos agotados vuelven en tres semanas.',
  Payment: 'Pago',
  'How can I pay?': '¿Cómo puedo pagar?',
  'Which payment methods do you accept?': '¿Qué métodos de pago aceptan?',
  'Can I pay by invoice?': '¿Puedo pagar con factura?',
  'By credit card, PayPal, Apple Pay, Google Pay, bank transfer, or, after your first order, by invoice.':
    'Con tarjeta de crédito, PayPal, Apple Pay, Google Pay, transferencia bancaria o, a partir del segundo pedido, con factura.',
  'How do I use a gift card?': '¿Cómo uso una tarjeta regalo?',
  'My discount code doesn’t work': 'Mi código de descuento no funciona',
  'Where do I enter a promo code?': '¿Dónde escribo un código promocional?',
  'Enter the code in your cart, below the total. Codes can’t be combined, and some have a minimum order value, which is shown on the card.':
    'Escribe el código en el carrito, debajo del total. Los códigos no se pueden combinar y algunos tienen un pedido mínimo, que aparece en la tarjeta.',
  'Welcome! I can help with your booking and your stay. What would you like to know?':
    '¡Te damos la bienvenida! Puedo ayudarte con tu reserva y tu estancia. ¿Qué te gustaría saber?',
  Arrival: 'Llegada',
  'When can I check in?': '¿Cuándo puedo hacer el check-in?',
  'What time is check-in?': '¿A qué hora es el check-in?',
  'When is my room ready?': '¿Cuándo está lista mi habitación?',
  'Your room is ready from 15:00. If you arrive earlier, leave your luggage at reception and make yourself at home in the lobby.':
    'Tu habitación está lista a partir de las 15:00. Si llegas antes, deja el equipaje en recepción y ponte cómodo en el vestíbulo.',
  'Can I arrive late at night?': '¿Puedo llegar tarde por la noche?',
  'Is the reception open around the clock?': '¿La recepción está abierta las 24 horas?',
  'My flight lands after midnight': 'Mi vuelo aterriza después de medianoche',
  'Yes. Reception is staffed day and night. If you arrive after 22:00, let us know in advance so we can hold your room.':
    'Sí. Hay personal en recepción día y noche. Si llegas después de las 22:00, avísanos antes para que guardemos tu habitación.',
  'How do I get to you from the airport?': '¿Cómo llego desde el aeropuerto?',
  'Is there a shuttle?': '¿Hay un servicio de traslado?',
  'Which train goes to the hotel?': '¿Qué tren va al hotel?',
  'Take the airport train to Central Station (25 minutes), then walk five minutes along the river. A taxi costs about 40 euros; we’re happy to book one for you.':
    'Toma el tren del aeropuerto hasta la Estación Central (25 minutos) y camina cinco minutos junto al río. Un taxi cuesta unos 40 euros; con gusto te reservamos uno.',
  Departure: 'Salida',
  'When do I have to check out?': '¿Cuándo tengo que dejar la habitación?',
  'What time is check-out?': '¿A qué hora es el check-out?',
  'Can I leave later?': '¿Puedo salir más tarde?',
  'Please check out by 11:00. Late check-out until 14:00 costs 20 euros, if the room is available; ask at reception the evening before.':
    'La salida es hasta las 11:00. La salida tardía hasta las 14:00 cuesta 20 euros, si la habitación está libre; pregunta en recepción la noche anterior.',
  'Can I leave my luggage after check-out?': '¿Puedo dejar el equipaje después del check-out?',
  'Do you store bags?': '¿Guardan maletas?',
  'Yes, free of charge, until you leave town. Just bring your bags to reception.':
    'Sí, gratis, hasta que sigas tu viaje. Solo trae tus maletas a recepción.',
  Hotel: 'Hotel',
  'When is breakfast?': '¿A qué hora es el desayuno?',
  'Is breakfast included?': '¿El desayuno está incluido?',
  'What does breakfast cost?': '¿Cuánto cuesta el desayuno?',
  'Breakfast is served from 7:00 to 10:30, on weekends until 11:00. It’s included in most rates; otherwise, it’s 18 euros. Tell us about any allergies, and we’ll take care of them.':
    'El desayuno se sirve de 7:00 a 10:30, los fines de semana hasta las 11:00. Está incluido en la mayoría de las tarifas; si no, cuesta 18 euros. Cuéntanos si tienes alergias y lo tendremos en cuenta.',
  'Do you have parking?': '¿Tienen aparcamiento?',
  'Where can I park my car?': '¿Dónde puedo aparcar mi coche?',
  'Is there a charger for electric cars?': '¿Hay un cargador para coches eléctricos?',
  'There’s a garage under the hotel for 19 euros a night, with four chargers for electric cars. Spaces can’t be reserved, but it’s rarely full.':
    'Hay un garaje debajo del hotel por 19 euros la noche, con cuatro cargadores para coches eléctricos. Las plazas no se pueden reservar, pero rara vez está lleno.',
  'What is the Wi-Fi password?': '¿Cuál es la contraseña del wifi?',
  'Do you have free internet?': '¿Tienen internet gratis?',
  'How do I get online?': '¿Cómo me conecto a internet?',
  'Wi-Fi is free throughout the hotel. Choose the network “Guests” and enter your room number and last name.':
    'El wifi es gratis en todo el hotel. Elige la red “Guests” y escribe tu número de habitación y tu apellido.',
  'Are pets allowed?': '¿Se admiten mascotas?',
  'Can I bring my dog?': '¿Puedo llevar a mi perro?',
  'Dogs and cats are welcome for 15 euros a night. Let us know when you book, so we can give you a suitable room.':
    'Perros y gatos son bienvenidos por 15 euros la noche. Dínoslo al reservar para darte una habitación adecuada.',
  'Do you have a gym or a sauna?': '¿Tienen gimnasio o sauna?',
  'Is there a pool?': '¿Hay piscina?',
  'When does the spa open?': '¿A qué hora abre el spa?',
  'The sauna and gym on the sixth floor are open from 7:00 to 22:00 and free for guests. We don’t have a pool, but there’s a public one three minutes away.':
    'La sauna y el gimnasio del sexto piso abren de 7:00 a 22:00 y son gratis para los huéspedes. No tenemos piscina, pero hay una pública a tres minutos.',
  Booking: 'Reserva',
  'Can I cancel my booking?': '¿Puedo cancelar mi reserva?',
  'How do I change my reservation?': '¿Cómo cambio mi reserva?',
  'Until when is cancellation free?': '¿Hasta cuándo puedo cancelar gratis?',
  'Flexible rates can be changed or canceled free of charge until 18:00 on the day before arrival: use the link in your confirmation. Saver rates are non-refundable.':
    'Las tarifas flexibles se pueden cambiar o cancelar gratis hasta las 18:00 del día anterior a la llegada: usa el enlace de tu confirmación. Las tarifas económicas no son reembolsables.',
  'Do you have rooms for families?': '¿Tienen habitaciones familiares?',
  'Can I get an extra bed or a crib?': '¿Puedo pedir una cama supletoria o una cuna?',
  'Our family rooms sleep four. A crib is free, and an extra bed costs 25 euros a night in any double room; please let us know when you book.':
    'En nuestras habitaciones familiares duermen cuatro personas. La cuna es gratis y una cama supletoria cuesta 25 euros la noche en cualquier habitación doble; dínoslo al reservar.',
  'Hi! Tell me what isn’t working, or what you’d like to do.':
    '¡Hola! Dime qué no funciona o qué te gustaría hacer.',
  'Sign-in': 'Inicio de sesión',
  'I forgot my password': 'Olvidé mi contraseña',
  'How do I reset my password?': '¿Cómo restablezco mi contraseña?',
  'I need a new password': 'Necesito una contraseña nueva',
  'Select “Forgot password?” on the sign-in page and enter your email address. The link in our email works for one hour.':
    'Selecciona “¿Olvidaste tu contraseña?” en la página de inicio de sesión y escribe tu correo electrónico. El enlace de nuestro correo funciona durante una hora.',
  'I didn’t get the email': 'No recibí el correo',
  'The confirmation email isn’t arriving': 'El correo de confirmación no llega',
  'There’s no verification email in my inbox':
    'No hay ningún correo de verificación en mi bandeja de entrada',
  'Check your spam folder first. Some mail servers delay messages for a few minutes. If nothing arrives after ten minutes, request it again on the sign-in page.':
    'Mira primero en la carpeta de spam. Algunos servidores retienen los mensajes unos minutos. Si no llega nada en diez minutos, solicítalo de nuevo en la página de inicio de sesión.',
  'How do I turn on two-step sign-in?': '¿Cómo activo el inicio de sesión en dos pasos?',
  'I lost my phone with the authenticator': 'Perdí el teléfono con el autenticador',
  'Can I use two-factor authentication?': '¿Puedo usar la autenticación de dos factores?',
  'Go to Profile > Security. Turn it on there, and save the ten backup codes in case you lose your phone. Without codes, a team owner can reset it for you.':
    'Ve a Perfil > Seguridad. Actívala allí y guarda los diez códigos de respaldo por si pierdes el teléfono. Sin códigos, un propietario del equipo puede restablecerla.',
  Team: 'Equipo',
  'How do I invite colleagues?': '¿Cómo invito a compañeros?',
  'How can I add users to my team?': '¿Cómo añado usuarios a mi equipo?',
  'Go to Settings > Team and select Invite. Enter one or more email addresses, choose a role, and we’ll send them a link that works for a day.':
    'Ve a Configuración > Equipo y selecciona Invitar. Escribe uno o varios correos, elige un rol y enviaremos un enlace que funciona durante un día.',
  'What can each role do?': '¿Qué puede hacer cada rol?',
  'Who can see my projects?': '¿Quién puede ver mis proyectos?',
  'How do permissions work?': '¿Cómo funcionan los permisos?',
  'Owners have full access, editors work in projects they’re assigned to, and viewers can only look. See all roles under Settings > Roles.':
    'Los propietarios tienen acceso completo, los editores trabajan en los proyectos asignados y los lectores solo pueden mirar. Verás todos los roles en Configuración > Roles.',
  Billing: 'Facturación',
  'How do I change my plan?': '¿Cómo cambio mi plan?',
  'Can I upgrade or downgrade?': '¿Puedo pasar a un plan mayor o menor?',
  'I want a bigger subscription': 'Quiero una suscripción más grande',
  'Go to Settings > Plan. Upgrades start right away, and you only pay for the remaining days; downgrades start next month.':
    'Ve a Configuración > Plan. Un plan mayor empieza enseguida y solo pagas los días restantes; uno menor empieza el mes siguiente.',
  'Where do I find my invoices?': '¿Dónde encuentro mis facturas?',
  'I need a receipt': 'Necesito un recibo',
  'Can you put our VAT number on the bill?': '¿Pueden poner nuestro número fiscal en la factura?',
  'You’ll find all invoices as PDFs under Settings > Invoices. You can also enter your address and VAT number there for future invoices.':
    'Encontrarás todas las facturas en PDF en Configuración > Facturas. Allí también puedes escribir la dirección y el número fiscal para las próximas.',
  'How do I cancel my subscription?': '¿Cómo cancelo mi suscripción?',
  'I want to close my account': 'Quiero cerrar mi cuenta',
  'Go to Settings > Plan and select Cancel. Everything works until the end of your paid period; we keep your data for another 60 days in case you come back.':
    'Ve a Configuración > Plan y selecciona Cancelar. Todo funciona hasta el final del periodo pagado; guardamos tus datos otros 60 días por si vuelves.',
  Data: 'Datos',
  'How do I export my data?': '¿Cómo exporto mis datos?',
  'Can I download everything?': '¿Puedo descargarlo todo?',
  'Is there a backup I can get?': '¿Puedo obtener una copia de seguridad?',
  'Go to Settings > Data and select Export. We put everything into one ZIP file with CSV tables and email you the link, usually within minutes.':
    'Ve a Configuración > Datos y selecciona Exportar. Lo reunimos todo en un archivo ZIP con tablas CSV y te enviamos el enlace por correo, normalmente en unos minutos.',
  'Where is my data stored?': '¿Dónde se guardan mis datos?',
  'Is my data safe?': '¿Están seguros mis datos?',
  'Do you comply with the GDPR?': '¿Cumplen con el RGPD?',
  'On servers in Frankfurt, encrypted at rest and in transit. We back it up every night and never share it. You’ll find our data processing agreement under Settings > Legal.':
    'En servidores en Fráncfort, cifrados en reposo y en tránsito. Hacemos una copia cada noche y nunca los compartimos. Encontrarás nuestro contrato de tratamiento de datos en Configuración > Legal.',
  Troubleshooting: 'Problemas',
  'The page stays blank': 'La página se queda en blanco',
  'The app is very slow': 'La aplicación va muy lenta',
  'Nothing loads anymore': 'Ya no carga nada',
  'Reload with Ctrl+Shift+R (Mac: Cmd+Shift+R). If that doesn’t help, try a private window; if it works there, an extension is the cause. Our status page shows whether the problem is on our side.':
    'Recarga con Ctrl+Mayús+R (Mac: Cmd+Mayús+R). Si no ayuda, prueba en una ventana privada; si allí funciona, la causa es una extensión. Nuestra página de estado muestra si el problema es nuestro.',
  'How do I report a bug?': '¿Cómo informo de un error?',
  'I found an error': 'Encontré un error',
  'Something is broken': 'Algo está roto',
  'Ask for a person right here. Tell us what you did, what you expected, and what happened instead; a screenshot helps a lot.':
    'Pide aquí mismo hablar con una persona. Cuéntanos qué hiciste, qué esperabas y qué ocurrió en su lugar; una captura de pantalla ayuda mucho.',
  'Hi, this is the front desk. I can help with appointments, prescriptions, and opening hours. In an emergency, call 112.':
    'Hola, esta es la recepción. Puedo ayudarte con citas, recetas y horarios. En una emergencia, llama al 112.',
  Emergencies: 'Emergencias',
  'This is an emergency': 'Es una emergencia',
  'Who do I call at night?': '¿A quién llamo por la noche?',
  'I have severe chest pain': 'Tengo un dolor fuerte en el pecho',
  'Call 112 right away. If it can’t wait until morning but isn’t life-threatening, call the medical on-call service at 116 117, day or night.':
    'Llama al 112 de inmediato. Si no puede esperar hasta mañana pero no hay peligro de muerte, llama al servicio médico de guardia al 116 117, de día o de noche.',
  Appointments: 'Citas',
  'How do I book an appointment?': '¿Cómo pido una cita?',
  'Can I see a doctor today?': '¿Puedo ver a un médico hoy?',
  'I would like to make an appointment': 'Me gustaría pedir una cita',
  'Book online under “Appointments”, or call us between 8:00 and 12:00. If you’re suddenly ill, come to our walk-in hour, every weekday from 8:00 to 9:00.':
    'Reserva en línea en “Citas” o llámanos entre las 8:00 y las 12:00. Si te pones enfermo de repente, ven a la consulta sin cita, los días laborables de 8:00 a 9:00.',
  'How do I cancel my appointment?': '¿Cómo cancelo mi cita?',
  'I can’t come tomorrow': 'Mañana no puedo ir',
  'Can I move my appointment?': '¿Puedo cambiar mi cita?',
  'Use the link in your reminder, or call us. Please let us know at least 24 hours ahead, so someone else can have the slot.':
    'Usa el enlace de tu recordatorio o llámanos. Avísanos al menos 24 horas antes para que otra persona pueda usar la hora.',
  'What should I bring to my first visit?': '¿Qué llevo a mi primera visita?',
  'I am a new patient': 'Es mi primera vez aquí',
  'Do you take new patients?': '¿Aceptan pacientes nuevos?',
  'Yes, we’re accepting new patients. Please bring your insurance card, a list of your medications, and any earlier test results, and come ten minutes early to fill in a form.':
    'Sí, aceptamos pacientes nuevos. Trae tu tarjeta del seguro, una lista de tus medicamentos y resultados anteriores, y ven diez minutos antes para rellenar un formulario.',
  'Do you offer video consultations?': '¿Ofrecen consultas por vídeo?',
  'Can I talk to the doctor online?': '¿Puedo hablar con el médico en línea?',
  'Yes, for follow-up visits and for discussing results. Choose “Video” when you book, and we’ll email you the link. For a first visit, please come to the practice.':
    'Sí, para visitas de seguimiento y para comentar resultados. Elige “Vídeo” al reservar y te enviaremos el enlace por correo. Para una primera visita, ven a la consulta.',
  Practice: 'Consulta',
  'When are you open?': '¿Cuándo abren?',
  'What are your opening hours?': '¿Cuál es su horario?',
  'Are you open on Saturday?': '¿Abren los sábados?',
  'Monday, Tuesday, and Thursday from 8:00 to 18:00, Wednesday and Friday from 8:00 to 13:00. We’re closed on weekends and public holidays.':
    'Lunes, martes y jueves de 8:00 a 18:00; miércoles y viernes de 8:00 a 13:00. Cerramos los fines de semana y festivos.',
  'Where is the practice?': '¿Dónde está la consulta?',
  'How do I find you?': '¿Cómo los encuentro?',
  'Is the entrance accessible for wheelchairs?': '¿La entrada es accesible en silla de ruedas?',
  'Lindenweg 4, second floor, next to the pharmacy. Bus 12 stops in front of the building. There’s an elevator, and the entrance has no steps.':
    'Lindenweg 4, segundo piso, junto a la farmacia. El autobús 12 para delante del edificio. Hay ascensor y la entrada no tiene escalones.',
  Prescriptions: 'Recetas',
  'How do I get a repeat prescription?': '¿Cómo consigo otra receta?',
  'My medication is running out': 'Se me acaban los medicamentos',
  'Can you renew my prescription?': '¿Pueden renovar mi receta?',
  'Order it online under “Prescriptions” with the name of the medication. If we’ve scanned your card this quarter, you can pick it up at the pharmacy from noon on the next business day.':
    'Pídela en línea en “Recetas” con el nombre del medicamento. Si leímos tu tarjeta este trimestre, podrás recogerlo en la farmacia a partir del mediodía del siguiente día hábil.',
  Paperwork: 'Documentos',
  'I need a sick note': 'Necesito una baja médica',
  'Can I get a certificate for my employer?': '¿Pueden darme un certificado para mi empresa?',
  'A doctor needs to speak with you first, during the walk-in hour or by video. The note is sent to you and your insurance electronically.':
    'Un médico tiene que hablar antes contigo, en la consulta sin cita o por vídeo. El certificado se envía electrónicamente a ti y a tu seguro.',
  'When do I get my test results?': '¿Cuándo recibo mis resultados?',
  'Are my blood test results in?': '¿Están ya mis análisis de sangre?',
  'How do I get my lab results?': '¿Cómo recibo los resultados del laboratorio?',
  'Lab results usually arrive within two to three business days. We’ll call you if anything needs discussing; otherwise, you can ask us after 14:00.':
    'Los resultados suelen llegar en dos o tres días hábiles. Te llamaremos si hay algo que comentar; si no, puedes preguntarnos a partir de las 14:00.',
  'How do I get a referral to a specialist?': '¿Cómo consigo un volante para un especialista?',
  'I need a referral letter': 'Necesito un volante',
  'If the doctor has agreed to it, order the referral online under “Prescriptions”. Otherwise, book a short appointment, and we’ll find the right specialist together.':
    'Si el médico lo ha autorizado, pide el volante en línea en “Recetas”. Si no, reserva una cita corta y buscaremos juntos al especialista adecuado.',
  'Which vaccinations do you give?': '¿Qué vacunas ponen?',
  'Can I get a flu shot?': '¿Puedo vacunarme contra la gripe?',
  'Do you offer travel vaccinations?': '¿Ofrecen vacunas para viajes?',
  'All commonly recommended ones, including flu and travel vaccinations. Bring your vaccination card, and book travel vaccinations six weeks before you leave.':
    'Todas las recomendadas habitualmente, incluidas las de la gripe y las de viaje. Trae tu cartilla de vacunación y reserva las vacunas de viaje seis semanas antes de salir.',
};
