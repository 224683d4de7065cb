/** Past conversations in Spanish, in the format of `parseTranscripts`. */
export const SPANISH_TRANSCRIPTS = `
# Lucía Romero | madrid | /pedido/46760
> Hola, ¿cuándo llega mi pedido 46760?
= order
> El enlace dice que está en Zaragoza desde el lunes
+ tomas
< Hola, Lucía, soy Tomás. Hubo una huelga en el almacén; sale hoy y te llega el jueves.
> Vale, gracias por mirarlo
* 5 Muy amable

# - | madrid | /lamparas/lysa
> la lysa la hay en negro?
?

# Javier Molina | madrid | /devoluciones
> ¿Cómo devuelvo una lámpara?
= return
^

# - | sevilla | /envios
> cuanto cuesta el envio a sevilla
= shipping

# Carmen Ortega | sevilla | /pedido/46877
> Me ha llegado con el cristal roto
= warranty
+ tomas
< Vaya, Carmen, lo siento. ¿Me mandas una foto del cristal y otra de la caja?
> Ahí van las dos
< Perfecto. Mañana tienes una pantalla nueva y no hace falta que devuelvas nada.
> ¡Qué rapidez!
* 5

# - | madrid | /pago
> aceptáis bizum
= pay

# Álvaro Prieto | madrid | /regalos
> ¿Lo podéis envolver para regalo?
?
+ camille
< Hola, Álvaro, papel de regalo aún no tenemos, pero puedo incluir una tarjeta escrita a mano.
> Pues pon "Para Elena, que por fin tiene casa"
< Hecho, va dentro de la caja.
* 5 Un detallazo

# - | sevilla | /estudiantes
> tenéis descuento para estudiantes?
?

# - | madrid | /envios
> ¿Enviáis a Portugal?
= countries

# Raquel Navarro | sevilla | /pedido/46990
> He puesto mal el piso en la dirección
?
+ tomas
< Sin problema, Raquel. ¿Cuál es el correcto?
> 3.º B, en vez de 2.º B
< Corregido, y el repartidor ya lo ve.
* 5

# - | madrid | /lamparas/fjell
> cuando volvéis a tener la fjell de pie
?

# Sergio Campos | madrid | /pedido/47088
> Llevo diez días esperando el reembolso
= return
+ tomas
< Lo reviso ahora mismo, Sergio. La devolución entró el día 4, pero no se registró.
! aino: Falta el reembolso de una devolución del día 4, muelle 2.
< Soy Aino. Acabo de ordenar el reembolso de 89 euros; lo verás en 48 horas.
> Bueno, por lo menos ya está
* 3
% closed high
%% tomas: Reembolso confirmado por el banco.

# - | sevilla | /instalacion
> hacéis instalación a domicilio?
?

# Nuria Vidal | madrid | /pedido/47160
> ¿Se puede entregar por la tarde?
= order
+ camille
< Claro, Nuria. Tengo hueco el miércoles de 17 a 20 h.
> Me viene genial
* 5

# - | madrid | /lamparas/tind
> qué bombilla lleva la tind?
?

# Pablo Iglesias Mora | sevilla | /empresas
> Somos un hotel, necesitamos 40 apliques. ¿Hay precio por cantidad?
?
+ tomas
< Buenos días, Pablo. A partir de 20 unidades preparamos una oferta. ¿Hablamos por teléfono?
& voice agent completed 418 5 Nos lo explicó todo
< Te acabo de enviar la oferta con los plazos que comentamos.
> Recibida, la veo con mi socio
* 5
% open high
%% tomas: Oferta 2231. Decide el lunes.
%% elif: Si piden más de 40, llegamos al 18 %.

# - | madrid | /recogida
> puedo recogerlo en tienda
?

# Marta Gil | madrid | /pedido/47299
> Pedí la grande y ha venido la pequeña
?
+ camille
< Lo siento mucho, Marta. La de 40 cm sale hoy y recogemos la otra en tu casa.
> Estoy los martes y los jueves
< Apuntado: jueves por la mañana.
* 4

# - | sevilla | /garantia
> la garantía cubre el transformador?
= warranty

# - | madrid | /pago
> se puede pagar a plazos
= pay

# Irene Castaño | madrid | /pedido/47377
> El código de descuento me da error
?
+ tomas
< Hola, Irene, caducó ayer a medianoche. Te lo reactivo hasta las ocho.
> ¡Ahora sí! Mil gracias
* 5

# - | sevilla | /reciclaje
> recogéis la lámpara vieja?
?

# Diego Fuentes | madrid | /pedido/47468
> Buenas, ¿dónde descargo la factura?
= pay
^

# Rosa Medina | sevilla | /pedido/47549
> Llamé dos veces y no contestó nadie
?
+ tomas
& voice visitor missed 0
< Perdona, Rosa, estaba en otra llamada. Te llamo yo ahora.
& voice agent completed 96 4
> Resuelto, gracias
* 4
`;
