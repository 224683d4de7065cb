/** Apart from the schemas, so that the widget can use it without zod. */

const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: spaces of any kind, line breaks, zero-width characters and fillers. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text);
