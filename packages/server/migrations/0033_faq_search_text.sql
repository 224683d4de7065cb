-- The texts by which builders find an FAQ, in lower case: computing them for each row of an app took most of a search.
-- An answer is also found as it is shown, without the marks of bold text.
create function faq_search_text(questions jsonb, answer text, tags text) returns text language sql immutable as $$
  select lower(
    (select coalesce(string_agg(question, E'\x1f'), '') from jsonb_array_elements_text(questions) as question)
    || E'\x1f' || answer
    || case when strpos(answer, '*') > 0 then E'\x1f' || replace(answer, '*', '') else '' end
    || E'\x1f' || tags)
$$;
alter table faqs add column search_text text not null generated always as (faq_search_text(questions, answer, tags)) stored;

-- Where a list asks whether any translation of an FAQ matches, it reads the translations alone.
create index faqs_translations on faqs (tenant_id, app_id, group_id) where id <> group_id;
