/** See `dialog.ts` for the form. */
export const SPANISH = `
> hotel | ¿A qué hora es el desayuno? | ¿Y los fines de semana? | hasta las 11:00
> hotel | ¿El desayuno está incluido? | ¿Y si no, cuánto cuesta? | cuesta 18 euros
> hotel | ¿Tienen aparcamiento? | ¿Se puede reservar? | no se pueden reservar
> hotel | ¿Puedo llevar a mi perro? | ¿Cuánto cuesta eso? | 15 euros la noche
. hotel | ¿Se admiten mascotas? | ¿A qué hora es el check-out? | hasta las 11:00. La salida
. hotel | ¿Tienen aparcamiento? | ¿Y cuál es la contraseña del wifi? | “Guests”
> hotel | ¿Hay piscina? | ¿Y sauna? | La sauna y el gimnasio
> hotel | ¿Puedo pedir una cama supletoria? | ¿Y una cuna? | La cuna es gratis
. hotel | ¿A qué hora es el desayuno? | ¿Puedo cancelar mi reserva? | tarifas flexibles
. hotel | ¿Hay gimnasio? | ¿Dónde puedo dejar las maletas después del check-out? | maletas a recepción
> hotel | ¿Cómo llego desde el aeropuerto? | ¿Y en taxi? | 40 euros
> hotel | ¿A qué hora es el check-in? | ¿Y en Barcelona? | -
> shop | ¿Cuánto cuesta el envío? | ¿Y el exprés? | 9,90 euros
> shop | ¿Cómo devuelvo un artículo? | ¿Eso tiene algún coste? | Las devoluciones son gratis
. shop | ¿Dónde está mi pedido? | ¿Cómo puedo pagar? | PayPal
. shop | ¿Cuánto cuesta el envío? | ¿Y hay una guía de tallas? | guía de tallas
> shop | ¿Puedo devolver algo? | ¿Cuánto tiempo tengo? | Tienes 30 días
> shop | El artículo está agotado | ¿Cuándo vuelve? | tres semanas
. shop | ¿Qué talla debo elegir? | Mi código de descuento no funciona | en el carrito
. shop | ¿Cuándo recibo mi reembolso? | ¿Venden entradas para conciertos? | -
> software | Olvidé mi contraseña | ¿Cuánto dura el enlace? | durante una hora
> software | ¿Cómo cancelo mi suscripción? | ¿Y qué pasa con mis datos? | otros 60 días
> software | ¿Dónde se guardan mis datos? | ¿Están cifrados? | cifrados en reposo
> software | ¿Cómo exporto mis datos? | ¿En qué formato? | archivo ZIP
. software | ¿Cómo invito a compañeros? | ¿Dónde encuentro mis facturas? | Configuración > Facturas
. software | La página se queda en blanco | ¿Y cómo cambio mi plan? | Un plan mayor
> clinic | ¿Cuándo abren? | ¿Y los viernes? | miércoles y viernes
> clinic | ¿Ofrecen vacunas para viajes? | ¿Con cuánta antelación? | seis semanas antes
. clinic | ¿Cómo pido una cita? | ¿Dónde está la consulta? | Lindenweg 4
. clinic | ¿Cuándo abren? | Necesito una baja médica | Un médico tiene que hablar
> coffee | ¿Cómo descalcifico la máquina? | ¿Cuánto tarda? | 20 minutos
> coffee | ¿Cómo descalcifico la máquina? | ¿Puedo usar vinagre para eso? | el vinagre daña
> policies | ¿Qué garantía tienen las herramientas? | ¿Y el desgaste? | El desgaste por el uso normal
> prices | ¿Cuánto cuesta una cadena nueva? | ¿Y un pinchazo? | 15 €
. coffee | ¿Cómo espumo la leche? | ¿Cuánto pesa la Corvo 200? | 7,4 kg
. policies | ¿Cuánto tarda el envío? | ¿Aceptan cheques? | No aceptamos cheques
> store | ¿Cuánto dura la garantía? | ¿Y qué tengo que mandar? | una foto del daño
> help | ¿Qué horario tiene la tienda? | ¿Y los sábados? | los sábados de 9 a 14
. store | ¿Cuánto cuesta el envío? | ¿Cómo devuelvo un artículo? | Tienes 30 días
. help | ¿Dónde está mi paquete? | ¿Se puede aparcar? | seis plazas
`;
