-- Apps and versions with waiting visitors, found without reading the visitors.
create index user_sessions_waiting_apps on user_sessions (tenant_id, app_id, version_id) where status = 'UNASSIGNED';
