export type Field = HTMLTextAreaElement | HTMLInputElement;

/** As tall as its text. Without any it has one line: browsers measure the placeholder, too. */
export function grow(field: Field): void {
  field.style.height = '';
  if (field.value) field.style.height = `${field.scrollHeight}px`;
}
