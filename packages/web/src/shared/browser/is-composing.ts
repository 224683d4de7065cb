/** The key belongs to an input method. Safari ends the composition before the key that ends it, whose code is 229. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
