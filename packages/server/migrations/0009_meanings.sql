-- Meanings of texts that bots answer from, so that nobody has to work them out twice. Only the system looks at them: a row is
-- found by the hash of the whole text alone and holds none of its words.
create table text_meanings (
  encoder text not null,
  hash text not null,
  vector text not null,
  used_on timestamptz not null,
  primary key (encoder, hash)
);
create index text_meanings_by_use on text_meanings (used_on);
grant select, insert, update, delete on text_meanings to parrot_system;
