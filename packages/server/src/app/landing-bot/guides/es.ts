export const guide = (trialDays: number): string => `# Guía de Parrot

## Qué es Parrot

Parrot es un estudio en el que creas un bot de atención al cliente sin escribir código, y un Desk en el que tu equipo toma el relevo cuando el bot no sabe la respuesta. En el estudio se construye; en el Desk se atienden las conversaciones en directo con los visitantes.

## Cuánto se tarda en empezar

Tu bot puede responder en cuestión de minutos. Regístrate, añade tu sitio web, un documento o unas cuantas preguntas y respuestas, publica y pega una línea en tu sitio. La puesta en marcha te guía por estos pasos en unos dos minutos.

## Sin código

No hace falta escribir código ni saber programar. Escribes preguntas y respuestas, añades documentos o un sitio web y dibujas los flujos de conversación con el ratón. Lo único que pegas es una línea en tu página web.

## Añadirlo a un sitio web

Para instalar el bot en tu sitio web, publícalo y pega su código de inserción, una sola línea, en tus páginas. Funciona en cualquier sitio, también con WordPress y Shopify, y se carga después de tu página para no hacerla más lenta.

## Documentos y sitios web

El bot aprende de tu propio contenido: sitios web, documentos PDF y Word, archivos de texto, hojas de cálculo y preguntas que escribes tú. En cada respuesta tomada de un documento cita la fuente, y no se inventa lo que tus fuentes no dicen.

## Cuándo toma el relevo un agente

Sí, una persona puede tomar el relevo en cualquier momento. Cuando el bot no sabe algo, lo dice y ofrece un agente. La conversación pasa a la cola de tu equipo en menos de un segundo, y el agente que la atiende ve todo lo que se ha escrito. Los agentes también pueden hablar con los visitantes por llamada de voz y de vídeo.

## Idiomas

Parrot habla español, inglés, alemán, francés y sueco. El bot reconoce el idioma de cada visitante, y una pregunta en un idioma encuentra una respuesta escrita en otro.

## Precio y prueba gratuita

Lo que cuesta Parrot depende de tu plan: cuántos usuarios, aplicaciones y conversaciones al día necesitas, con facturación mensual o anual. Puedes probarlo todo gratis durante ${trialDays} días, sin tarjeta de crédito.

## Tus datos y tu privacidad

Tus datos están seguros: se quedan en tu propia instalación. Para responder, Parrot no necesita ninguna clave de API, ningún otro servidor ni conexión a internet. Si quieres que redacte las respuestas, puedes conectar un modelo de lenguaje como OpenAI, Azure OpenAI o uno local.

## Inteligencia artificial y modelos

Parrot funciona sin modelo de lenguaje: encuentra el pasaje adecuado en tu conocimiento y lo cita. Conecta OpenAI, Azure OpenAI, cualquier servicio compatible o un archivo de modelo en tu propio equipo, y el bot redactará sus respuestas a partir de esos pasajes.

## Con la imagen de tu marca

Puedes cambiar los colores, el logotipo, el nombre, el saludo y las burbujas del chat de tu bot, con una vista previa en vivo del chat real. Parrot te avisa de los colores difíciles de leer y los corrige con un clic.

## Aprender de las preguntas sin respuesta

Las preguntas que tu bot no pudo responder se recopilan y se agrupan. Parrot propone una respuesta a partir de lo que escribieron tus agentes, y con un clic se añade al conocimiento del bot.

## Tu equipo y sus roles

Invita a tus compañeros y asígnales roles: propietario, administrador, creador, supervisor, agente o facturación. Cada rol ve solo lo que necesita, y puedes crear tus propios roles y grupos.
`;
