/** Whether a bot may run on a site, by host name. An empty list allows every site. */
export const isAllowedSite = (allowedDomains: readonly string[], host: string): boolean =>
  allowedDomains.length === 0 ||
  allowedDomains.some((domain) =>
    domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain,
  );
