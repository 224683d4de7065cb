/** Separate from the schemas, so that the widget does not bundle zod. */

export const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Letters, digits and dots before the @, valid domain labels after it, no consecutive dots. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length) return false;
  if (!/^[a-z0-9.]+$/i.test(local) || local.includes('..')) return false;
  const labels = domain.split('.');
  const ending = labels.at(-1) ?? '';
  return (
    labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && /^[a-z]{2,}$/i.test(ending)
  );
}
