/** Styles a shadow root without a style element, which the page's content security policy may forbid. */
export function adoptStyles(shadow: ShadowRoot, css: string): void {
  if (shadow.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
    return;
  }
  // Browsers older than 2023.
  shadow.append(Object.assign(document.createElement('style'), { textContent: css }));
}
