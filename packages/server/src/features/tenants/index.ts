/** Tenants: the companies that share an installation. */
export { createIsBeingErased, erasurePlanChanged } from './is-being-erased.ts';
export {
  cancelErasure,
  findPlannedErasure,
  lockTenantToErase,
  planErasure,
  tenantsToErase,
} from './tenant-erasure.repository.ts';
export {
  deleteTenants,
  findTenantIds,
  insertTenant,
  needsSecondFactor,
  renameTenant,
  setNeedsSecondFactor,
  tenantName,
  tenantNames,
  tenantsByIds,
} from './tenants.repository.ts';
