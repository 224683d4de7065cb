-- A source that can not be read no longer puts an app in error that has something else to work with.
update apps set status = 'draft'
where status = 'error'
  and (type in ('FUNCTIONAL', 'CUSTOM')
    or exists (select from faqs where faqs.app_id = apps.id)
    or exists (select from sources where sources.app_id = apps.id and sources.passage_count > 0));
