/** A list of texts as one value of a statement, for `any (…::text[])`. */
export const textList = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`;
