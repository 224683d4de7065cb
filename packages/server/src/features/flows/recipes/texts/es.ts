import type { Catalog } from '@parrot/contract/messages';

export const spanish: Catalog = {
  Delivery: 'Entrega',
  'How long does delivery take?': '¿Cuánto tarda la entrega?',
  'When will my parcel arrive?': '¿Cuándo llegará mi paquete?',
  'How fast do you ship?': '¿Con qué rapidez hacen los envíos?',
  'Two to four business days. You’ll get an email with a tracking link as soon as your package ships.':
    'De dos a cuatro días hábiles. Recibirás un correo con un enlace de seguimiento en cuanto salga tu paquete.',
  'How much is shipping?': '¿Cuánto cuesta el envío?',
  'What does delivery cost?': '¿Qué precio tiene la entrega?',
  'Is delivery free?': '¿La entrega es gratis?',
  'Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.':
    'La entrega es gratis en pedidos a partir de 50 euros. Por debajo, cuesta 4,90 euros.',
  Returns: 'Devoluciones',
  'How do I return an item?': '¿Cómo devuelvo un artículo?',
  'Can I send something back?': '¿Puedo devolver algo?',
  'What is your return policy?': '¿Cuál es su política de devoluciones?',
  'You have 30 days. Use the label in the package; returns are free.':
    'Tienes 30 días. Usa la etiqueta del paquete; las devoluciones son gratis.',
  Payment: 'Pago',
  'How can I pay?': '¿Cómo puedo pagar?',
  'Which payment methods do you take?': '¿Qué métodos de pago aceptan?',
  'Can I pay by invoice?': '¿Puedo pagar con factura?',
  'By card, PayPal, invoice, or bank transfer.': 'Con tarjeta, PayPal, factura o transferencia bancaria.',
  Shop: 'Tienda',
  'When are you open?': '¿Cuándo abren?',
  'What are your opening hours?': '¿Cuál es su horario?',
  'Monday to Friday, 9 AM to 5 PM.': 'De lunes a viernes, de 9:00 a 17:00.',
  'Hi! Ask me anything about delivery, returns, or payment.':
    '¡Hola! Pregúntame lo que quieras sobre entregas, devoluciones o pagos.',
  'Do you have a shop on the moon?': '¿Tienen una tienda en la Luna?',
  'I don’t have an answer to that. Would you like to rephrase, or talk to a person?':
    'No tengo una respuesta para eso. ¿Quieres preguntarlo de otra manera o hablar con una persona?',
  'Talk to a person': 'Hablar con una persona',
  'One moment, someone will be with you shortly.': 'Un momento, enseguida te atiende una persona.',
  'Ask something else': 'Preguntar otra cosa',
  'I’m listening.': 'Te escucho.',
  'No one is available right now. What’s your email, so we can reply?':
    'Ahora mismo no hay nadie disponible. ¿A qué correo podemos responderte?',
  'Thank you. We’ll reply as soon as someone is back.': 'Gracias. Te responderemos en cuanto haya alguien.',
  'Hi! Tell me a little about yourself, and the right person will get back to you.':
    '¡Hola! Cuéntame un poco sobre ti y la persona adecuada se pondrá en contacto contigo.',
  'What’s your name?': '¿Cómo te llamas?',
  'Nice to meet you, {{leadName}}. What’s your email?':
    'Un placer, {{leadName}}. ¿Cuál es tu correo electrónico?',
  'What are you interested in?': '¿Qué te interesa?',
  Prices: 'Precios',
  'How many people would use it?': '¿Cuántas personas lo usarían?',
  'Would you rather talk to someone right now?': '¿Prefieres hablar con alguien ahora mismo?',
  'No, thanks': 'No, gracias',
  'Great. Have a nice day!': 'Muy bien. ¡Que tengas un buen día!',
  'That doesn’t look like an email address. Please use one such as ada@example.com.':
    'Eso no parece un correo electrónico. Escribe uno como ada@example.com.',
  'A demo': 'Una demostración',
  'Something else': 'Otra cosa',
  'Thank you, {{leadName}}! We’ll write to {{leadEmail}} within one business day.':
    '¡Gracias, {{leadName}}! Escribiremos a {{leadEmail}} en un día hábil.',
  'Yes, please': 'Sí, por favor',
  'No one is available right now. We’ve saved your message and will get back to you.':
    'Ahora mismo no hay nadie disponible. Guardamos tu mensaje y te responderemos.',
  'Hi! I can tell you where your order is.': '¡Hola! Puedo decirte dónde está tu pedido.',
  'What’s your order number? You’ll find it in our email.':
    '¿Cuál es tu número de pedido? Está en nuestro correo.',
  'What else can I do?': '¿Qué más puedo hacer por ti?',
  'That’s all': 'Eso es todo',
  'Thank you for your order!': '¡Gracias por tu pedido!',
  'An order number has at least three characters. Please check our email again.':
    'Un número de pedido tiene al menos tres caracteres. Vuelve a mirar nuestro correo.',
  Delivered: 'Entregado',
  'On its way': 'En camino',
  Known: 'Conocido',
  'Order {{orderNumber}} has been delivered. Enjoy it!':
    'El pedido {{orderNumber}} ya se entregó. ¡Que lo disfrutes!',
  'Order {{orderNumber}} is on its way. It should arrive on {{expectedOn}}.':
    'El pedido {{orderNumber}} está en camino. Debería llegar el {{expectedOn}}.',
  'The status of order {{orderNumber}} is: {{orderState}}.':
    'El estado del pedido {{orderNumber}} es: {{orderState}}.',
  'I couldn’t find that order right now.': 'Ahora mismo no encuentro ese pedido.',
  'Look up another order': 'Buscar otro pedido',
  'One moment, someone will look into your order.': 'Un momento, una persona revisará tu pedido.',
  'Thank you. We’ll look into it and write to you.': 'Gracias. Lo revisaremos y te escribiremos.',
  'Hi! Let’s find a time for you.': '¡Hola! Busquemos una cita para ti.',
  'What’s it about?': '¿De qué se trata?',
  Consultation: 'Consulta',
  'Which day works for you?': '¿Qué día te viene bien?',
  'And what time of day?': '¿Y a qué hora del día?',
  'In the morning': 'Por la mañana',
  'And your phone number, so we can confirm it?': '¿Y tu teléfono, para confirmarla?',
  'Yes, that’s correct': 'Sí, es correcto',
  'Thank you! We’re in the office and will call you within the hour to confirm.':
    '¡Gracias! Estamos en la oficina y te llamaremos en menos de una hora para confirmar.',
  'Check-up': 'Revisión',
  'Please enter today or a later day, such as tomorrow or June 2.':
    'Indica hoy o un día posterior, como mañana o 2026-06-02.',
  'Around noon': 'Al mediodía',
  'In the afternoon': 'Por la tarde',
  '{{service}}, {{day}}. {{dayTime}}. For {{clientName}}, {{clientPhone}}. Is that correct?':
    '{{service}}, {{day}}. {{dayTime}}. Para {{clientName}}, {{clientPhone}}. ¿Es correcto?',
  'Change it': 'Cambiarla',
  'Thank you! We’re closed right now and will call you on the next business day to confirm.':
    '¡Gracias! Ahora está cerrado; te llamaremos el próximo día hábil para confirmar.',
  'That’s easier with a person. One moment, please.':
    'Eso es más fácil con una persona. Un momento, por favor.',
  'No one is available right now. Please try again a little later.':
    'Ahora mismo no hay nadie disponible. Inténtalo de nuevo un poco más tarde.',
  'Sorry it didn’t work out. Let’s take care of it.':
    'Lamentamos que no haya funcionado. Vamos a solucionarlo.',
  'What’s your order number?': '¿Cuál es tu número de pedido?',
  'When did you receive it?': '¿Cuándo lo recibiste?',
  'Why do you want to return it?': '¿Por qué quieres devolverlo?',
  'It doesn’t fit': 'No me queda bien',
  'Would you like a replacement or your money back?': '¿Quieres un cambio o el reembolso?',
  'Money back': 'Reembolso',
  'Please enter the day it arrived, such as yesterday or May 15.':
    'Indica el día en que llegó, como ayer o 2026-05-15.',
  'Too late': 'Fuera de plazo',
  'Returns are possible for {{returnDays}} days, and it’s been longer. If something is wrong with it, a person can still help.':
    'Las devoluciones son posibles durante {{returnDays}} días, y ha pasado más tiempo. Si hay algún problema, una persona puede ayudarte igualmente.',
  'Never mind': 'No importa',
  'It’s damaged': 'Está dañado',
  'It’s the wrong item': 'Es el artículo equivocado',
  'I changed my mind': 'Cambié de opinión',
  'Please send us a photo of it.': 'Envíanos una foto, por favor.',
  Replacement: 'Cambio',
  'Please put order {{orderNumber}} back in its box, attach the label from the package, and drop it off at any post office.':
    'Mete el pedido {{orderNumber}} en su caja, pega la etiqueta del paquete y déjalo en cualquier oficina de correos.',
  '{{resolution}}: within 5 days after we receive it.':
    '{{resolution}}: en los 5 días siguientes a que lo recibamos.',
  'One moment, someone will look into it with you.': 'Un momento, una persona lo revisará contigo.',
  'All right. Have a nice day!': 'De acuerdo. ¡Que tengas un buen día!',
  'Hi! Your feedback helps us improve. It takes a minute.':
    '¡Hola! Tu opinión nos ayuda a mejorar. Es solo un minuto.',
  'How was your experience, from one to five stars?':
    '¿Qué tal fue tu experiencia, de una a cinco estrellas?',
  'We’re sorry. What could we have done better?': 'Lo sentimos. ¿Qué podríamos haber hecho mejor?',
  'The package came a week late.': 'El paquete llegó una semana tarde.',
  'Thank you for your honesty. May we contact you about it?':
    'Gracias por tu sinceridad. ¿Podemos ponernos en contacto contigo?',
  'Yes, by email': 'Sí, por correo',
  'What’s your email?': '¿Cuál es tu correo electrónico?',
  'Four or five': 'Cuatro o cinco',
  'That’s great to hear! What did you like best?': '¡Qué bien! ¿Qué fue lo que más te gustó?',
  'No rating then. What would you like to tell us?': 'Entonces, sin valoración. ¿Qué te gustaría contarnos?',
  'I’d rather talk now': 'Prefiero hablar ahora',
  'Thank you. We’ll write to {{contactEmail}} soon.': 'Gracias. Escribiremos pronto a {{contactEmail}}.',
  'Thank you for your time!': '¡Gracias por tu tiempo!',
  'News and offers, twice a month, no more. Would you like to subscribe?':
    'Novedades y ofertas, dos veces al mes, no más. ¿Quieres suscribirte?',
  'What would you like to hear about? Choose as many as you like.':
    '¿Sobre qué te gustaría recibir noticias? Elige todas las que quieras.',
  'What’s your email address?': '¿A qué correo te escribimos?',
  'I agree': 'De acuerdo',
  'Welcome! Your first newsletter is on its way.':
    '¡Te damos la bienvenida! Tu primer boletín está en camino.',
  'Not now': 'Ahora no',
  'New products': 'Productos nuevos',
  Offers: 'Ofertas',
  Stories: 'Historias',
  'We’ll write to {{subscriberEmail}}. You can unsubscribe anytime with one click. Do you agree?':
    'Escribiremos a {{subscriberEmail}}. Puedes darte de baja cuando quieras con un clic. ¿Aceptas?',
  'Use another email': 'Usar otro correo',
  'I don’t agree': 'No acepto',
  'Service connected': 'Servicio conectado',
  'Thank you! I’ve noted it, and someone will add you to the list.':
    '¡Gracias! Lo anoté y alguien te añadirá a la lista.',
  'No problem. Have a nice day!': 'No hay problema. ¡Que tengas un buen día!',
  'Hi! In a few words, how can we help?': '¡Hola! En pocas palabras, ¿en qué podemos ayudarte?',
  'There’s a mistake on my invoice': 'Hay un error en mi factura',
  'Which invoice is it about? The number is enough.': '¿De qué factura se trata? Basta con el número.',
  'Thank you. Someone from billing will be with you in a moment.':
    'Gracias. Enseguida te atiende alguien de Facturación.',
  'Ask for an email': 'Pedir el correo',
  Sales: 'Ventas',
  'I want to buy something': 'Quiero comprar algo',
  'What does it cost?': '¿Cuánto cuesta?',
  'Can I get an offer?': '¿Pueden darme un presupuesto?',
  'I’d like a demo': 'Quiero una demostración',
  'Do you have a discount?': '¿Tienen algún descuento?',
  Support: 'Soporte',
  'Something doesn’t work': 'Algo no funciona',
  'I get an error message': 'Me sale un mensaje de error',
  'I can’t sign in': 'No puedo iniciar sesión',
  'It’s broken': 'Está roto',
  'How do I set it up?': '¿Cómo lo configuro?',
  Billing: 'Facturación',
  'I need a receipt': 'Necesito un recibo',
  'I was charged twice': 'Me cobraron dos veces',
  'When do I get my refund?': '¿Cuándo recibo mi reembolso?',
  'How do I change my payment method?': '¿Cómo cambio mi método de pago?',
  'Which department fits best?': '¿Qué departamento encaja mejor?',
  'Happy to hear that. What are you looking for, and for how many people?':
    '¡Qué bien! ¿Qué buscas y para cuántas personas?',
  'Sorry about that. What did you do, and what happened instead?':
    'Lo sentimos. ¿Qué hiciste y qué ocurrió en su lugar?',
  'Thank you. Someone from sales will be with you in a moment.':
    'Gracias. Enseguida te atiende alguien de Ventas.',
  'Thank you. Someone from support will be with you in a moment.':
    'Gracias. Enseguida te atiende alguien de Soporte.',
  '{{department}} has your request and will get back to you.':
    '{{department}} tiene tu solicitud y te responderá.',
  'No one is available right now.': 'Ahora mismo no hay nadie disponible.',
  'What’s your email, so we can reply?': '¿A qué correo podemos responderte?',
};
