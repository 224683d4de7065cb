-- Visitors who are the same person. Each keeps its conversation and its tokens; the main one, which all others name, has
-- the profile of all.
alter table visitors add column merged_into text references visitors (id) on delete set null;
create index visitors_by_main on visitors (merged_into) where merged_into is not null;
-- A visitor to merge with is searched for among those of the app, the newest first.
create index visitors_by_app on visitors (app_id, created_at desc, id desc) where merged_into is null;
