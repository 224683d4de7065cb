/** Tenants: the companies that share an installation. */
export {
  deleteTenants,
  findTenantIds,
  insertTenant,
  tenantName,
  tenantNames,
  tenantsByIds,
} from './tenants.repository.ts';
