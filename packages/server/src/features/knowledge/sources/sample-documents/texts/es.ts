import type { SampleTexts } from '../sample-document.ts';

export const spanish: SampleTexts = {
  'shop-policies': {
    fileName: 'condiciones-tienda.md',
    content: `# Condiciones de Fern & Field

Fern & Field es una pequeña tienda de herramientas de jardín y semillas. Estas son nuestras normas, explicadas con palabras sencillas.

## Envíos

Enviamos los pedidos en días laborables. Lo que pides antes de las 12:00 sale el mismo día. Los paquetes nacionales llegan en dos o tres días y los internacionales en cinco a ocho. El envío cuesta 4,90 € y es gratis a partir de 50 €. En cuanto tu paquete sale, recibes un correo con el número de seguimiento.

## Devoluciones

Puedes devolver cualquier artículo en 30 días, siempre que no lo hayas usado. Mete en la caja la hoja de devolución del paquete y entrégala en cualquier oficina de correos; el envío lo pagamos nosotros. Las semillas abiertas no se pueden devolver.

## Reembolsos

El dinero vuelve por la misma vía por la que llegó, en un máximo de cinco días laborables desde que recibimos el paquete. Las tarjetas regalo se reembolsan como tarjeta regalo.

## Cómo cancelar un pedido

1. Abre la confirmación que te enviamos por correo.
2. Elige «Cancelar pedido». Funciona hasta que el paquete sale de nuestro almacén.
3. Recibes un segundo correo que confirma la cancelación. No se te cobra nada.

Si el paquete ya está en camino, recházalo en la puerta o devuélvelo.

## Garantía

Todas las herramientas tienen tres años de garantía por defectos de material y fabricación. El desgaste por el uso normal no está cubierto. Mándanos una foto del defecto y tu número de pedido: reparamos la herramienta o te enviamos una nueva.

## Formas de pago

Puedes pagar con tarjeta de crédito, por transferencia o con factura. Con factura significa que la recibes con el paquete y tienes 14 días para pagarla. No aceptamos cheques.

## Qué datos guardamos

Guardamos tu nombre, tu dirección y lo que has pedido durante el tiempo que exige la ley: diez años para las facturas. No vendemos tus datos. Escríbenos cuando quieras verlos o borrarlos.
`,
  },
  'shop-help': {
    fileName: 'preguntas-clientes.html',
    content: `<!doctype html>
<html lang="es">
<head><title>Preguntas de clientes – Fern &amp; Field</title></head>
<body>
<main>
<h1>Preguntas de clientes</h1>
<p>Lo que más nos preguntan. ¿Falta algo? Escribe a ayuda@fernandfield.example.</p>
<h2 id="orders">Pedidos</h2>
<details id="change-address"><summary>¿Puedo cambiar la dirección de entrega?</summary>
<p>Sí, hasta que el paquete sale de nuestro almacén. Abre tu pedido, elige «Cambiar dirección» y guarda. Después solo puede cambiarla el transportista.</p></details>
<details id="where"><summary>¿Dónde está mi paquete?</summary>
<p>El correo «En camino» incluye un número. Haz clic en él para ver dónde está el paquete. Si no se mueve en tres días, avísanos y lo buscamos.</p></details>
<details id="several"><summary>¿Por qué mi pedido llegó en dos paquetes?</summary>
<p>Las herramientas y las semillas salen de dos almacenes. Enviamos lo que está listo y cobramos el envío una sola vez.</p></details>
<h2 id="account">Cuenta</h2>
<details id="no-account"><summary>¿Necesito una cuenta para comprar?</summary>
<p>No, puedes comprar como invitado. Con una cuenta ves tus pedidos anteriores y no tienes que volver a escribir tu dirección.</p></details>
<details id="password"><summary>He olvidado mi contraseña. ¿Qué hago?</summary>
<p>Elige «Contraseña olvidada» al iniciar sesión. Te enviamos un enlace que vale una hora.</p></details>
<h2 id="shop">La tienda</h2>
<dl>
<dt id="hours">¿Qué horario tiene la tienda de la ciudad?</dt><dd>De lunes a viernes de 9 a 18 h, los sábados de 9 a 14 h. Los festivos está cerrada.</dd>
<dt id="parking">¿Se puede aparcar?</dt><dd>Hay seis plazas detrás del edificio, dos de ellas con cargador.</dd>
</dl>
</main>
</body>
</html>
`,
  },
  'coffee-machine': {
    fileName: 'corvo-200-manual.md',
    content: `# Corvo 200: manual

La Corvo 200 es una cafetera espresso para el hogar. Tiene un depósito de 1,8 litros, un molinillo de ocho niveles y un tubo de vapor para la leche.

## Antes del primer uso

Enjuaga el depósito y llénalo de agua fría. Deja pasar dos tazas de agua sin café. La máquina está lista cuando la luz deja de parpadear, al cabo de unos 40 segundos.

## Cómo preparar un espresso

1. Echa los granos por arriba y cierra la tapa.
2. Pon una taza debajo de la salida.
3. Pulsa el botón con una taza. Púlsalo otra vez para parar antes.

Un espresso tarda de 25 a 30 segundos. Si sale más rápido, muele más fino; si solo gotea, muele más grueso.

## Cómo espumar leche

1. Llena un tercio de una jarra con leche fría.
2. Mantén el tubo de vapor justo por debajo de la superficie y gira el mando a la izquierda.
3. Baja el tubo cuando la leche haya doblado su volumen. Para a unos 65 grados.

Limpia el tubo enseguida y deja salir vapor un segundo; si no, la leche se seca dentro.

## Cómo descalcificar la máquina

Descalcifica cada dos meses o cuando se encienda la gota. Usa el descalcificador Corvo D1; el vinagre daña las juntas.

1. Vacía el depósito, echa una botella de D1 y llena con agua hasta la marca.
2. Pulsa la gota durante cinco segundos. El proceso dura 20 minutos.
3. Enjuaga el depósito, llénalo de agua limpia y pulsa la gota otra vez.

## Qué significan las luces

| Luz | Qué significa | Qué hacer |
|---|---|---|
| Gota fija | Cal | Descalcificar la máquina |
| Gota parpadeando | El depósito está vacío | Echar agua |
| Grano | No hay café | Echar granos |
| Triángulo rojo | Demasiado caliente | Apagar y esperar diez minutos |

## Datos técnicos

La Corvo 200 mide 24 cm de ancho, 38 cm de fondo y 33 cm de alto, y pesa 7,4 kg. Consume 1350 vatios a 230 voltios y se apaga sola a los 30 minutos.

## ¿Puedo usar café molido?

Sí. Pulsa el botón con la cuchara, abre la tapa pequeña y echa una cucharada rasa. Nunca más de una: la máquina se atascaría.
`,
  },
  'price-list': {
    fileName: 'precios-reparaciones.csv',
    content: `Servicio,Precio,Duración,Nota
Revisión de bicicleta,39 €,1 día,Frenos y cambio ajustados y todos los tornillos apretados
Cadena nueva,29 €,1 hora,Cadena no incluida
Pinchazo,15 €,30 minutos,Cámara nueva incluida
Pastillas de freno,19 € por rueda,1 hora,Pastillas incluidas
Centrado de rueda,25 € por rueda,1 día,
Prueba de batería de bici eléctrica,20 €,2 horas,Recibes un informe impreso
Mantenimiento completo,119 €,3 días,Todo desmontado y limpiado y engrasado
`,
  },
};
