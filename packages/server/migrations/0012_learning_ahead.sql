-- Which encoder made a vector: those of two encoders cannot be compared, so what another one made is made anew. Null: nobody knows.
alter table asked_questions add column encoder text;
create index asked_questions_by_encoder on asked_questions (encoder);

-- How far the meanings of what an app knows have been worked out, and by which encoder: so that it goes on after a restart.
create table app_meanings (
  app_id text primary key references apps (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  encoder text not null,
  done integer not null,
  total integer not null
);
select guard_tenant_table('app_meanings');
