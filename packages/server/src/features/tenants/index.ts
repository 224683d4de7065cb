/** Tenants: the companies that share an installation. */
export { deleteTenants, insertTenant, tenantName, tenantNames } from './tenants.repository.ts';
