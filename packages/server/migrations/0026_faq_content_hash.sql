-- A hash of what builders write, to tell a changed FAQ from one whose edit was undone by hand. The server computes the
-- same hash for published FAQs (content-hash.policy.ts).
alter table faqs add column content_hash text not null generated always as (md5(
  language_code || E'\x1f' || domain || E'\x1f' || topic || E'\x1f' || subtopic_level1 || E'\x1f' || subtopic_level2
  || E'\x1f' || unique_tag || E'\x1f' || questions::text || E'\x1f' || answer || E'\x1f' || task || E'\x1f' || tags
  || E'\x1f' || link || E'\x1f' || image_link || E'\x1f' || image_type
)) stored;
