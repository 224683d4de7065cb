import type { TenantId, WorkspaceExportId } from '@parrot/contract/core';

/** One folder per tenant, which is removed with the tenant. */
export const exportsFolder = (tenantId: TenantId): string => `workspace-exports/${tenantId}`;

export const exportPath = ({ tenantId, id }: { tenantId: TenantId; id: WorkspaceExportId }): string =>
  `${exportsFolder(tenantId)}/${id}.zip`;
