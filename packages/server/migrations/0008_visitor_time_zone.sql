-- Where it is today, and what time it is, for a visitor: as their browser names the zone.
alter table visitors add column time_zone text not null default '';
