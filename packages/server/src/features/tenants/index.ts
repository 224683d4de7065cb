/** Tenants: the companies that share an installation. */
export {
  deleteTenants,
  findTenantIds,
  insertTenant,
  needsSecondFactor,
  setNeedsSecondFactor,
  tenantName,
  tenantNames,
  tenantsByIds,
} from './tenants.repository.ts';
