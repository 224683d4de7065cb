-- Documents, pages and whole sites: where a page belongs, what a reading of it came to, and where in it a passage stands.
alter table sources
  -- Of a page that was found by visiting a site: that site.
  add column site_id text,
  -- Tells two readings apart without comparing all that was read.
  add column fingerprint text not null default '';
create index sources_by_site on sources (site_id) where site_id is not null;

-- A site and how the visit to it stands.
create table sites (
  source_id text primary key references sources (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  way text not null,
  most_pages integer not null,
  most_depth integer not null,
  schedule text not null,
  phase text not null,
  -- Visits are counted: what the last one did not meet is gone from the site.
  visit integer not null default 1,
  -- What robots.txt said, once it was read in this visit.
  rules jsonb,
  current text not null default '',
  cut_off_by text,
  spent_bytes bigint not null default 0,
  spent_ms bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  next_at timestamptz
);
create index sites_to_visit on sites (next_at) where next_at is not null;
select guard_tenant_table('sites');

-- The addresses a visit has come across, each once.
create table site_addresses (
  site_id text not null references sites (source_id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  url text not null,
  -- In the order they were found.
  place bigint generated always as identity,
  depth integer not null,
  -- The shape of the address, so that a calendar without end is left alone after a while.
  shape text not null,
  state text not null,
  primary key (site_id, url)
);
create index site_addresses_waiting on site_addresses (site_id, place) where state = 'waiting';
select guard_tenant_table('site_addresses');

-- What is known of a page of a site beside its words, so that it is not read again as long as it stays the same.
create table site_pages (
  source_id text primary key references sources (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  etag text not null default '',
  last_modified text not null default '',
  content_hash text not null default '',
  links jsonb not null default '[]',
  -- The last visit that met it.
  visit integer not null
);
select guard_tenant_table('site_pages');

-- Questions and answers drawn up from documents. Those that were turned down or accepted stay, so that they do not come up again.
create table generated_faqs (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  source_id text not null,
  language_code text not null,
  made_from text not null,
  questions jsonb not null,
  answer text not null,
  heading text not null,
  passage text not null,
  place text not null default '',
  confidence real not null,
  similar_to text,
  -- The question with all that does not matter taken away.
  fingerprint text not null,
  state text not null,
  created_at timestamptz not null,
  unique (app_id, language_code, fingerprint)
);
create index generated_faqs_waiting on generated_faqs (app_id, confidence desc, id) where state = 'waiting';
create index generated_faqs_by_source on generated_faqs (source_id);
select guard_tenant_table('generated_faqs');

-- Pictures that builders uploaded for answers and cards.
create table studio_files (
  address text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  created_at timestamptz not null
);
select guard_tenant_table('studio_files');
