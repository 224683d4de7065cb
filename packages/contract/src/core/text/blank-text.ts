/** Separate from the schemas, so that the widget does not bundle zod. */

const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text is invisible: any spaces, line breaks, zero-width characters and fillers. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text);
