/** Whether a bot may stand on a site, told by its host name. A list of none lets in every site. */
export const isAllowedSite = (allowedDomains: readonly string[], host: string): boolean =>
  allowedDomains.length === 0 ||
  allowedDomains.some((domain) =>
    domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain,
  );
