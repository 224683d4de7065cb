/** The companies that share an installation and nothing else. */
export { deleteTenants, insertTenant, tenantName, tenantNames } from './tenants.repository.ts';
