-- The words of a text as a search in names and addresses splits it.
create function search_words(value text) returns text[] language sql immutable as $$
  select array_remove(regexp_split_to_array(lower(value), '[^[:alnum:]]+'), '')
$$;
-- The words of a visitor's name and address, with the tenant as one more: a search in the desk read every visitor. Split
-- as by search_words, which is not called here: from PostgreSQL 17 on, an index is built without the search path.
create function visitor_words(tenant_id text, name text, email text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array[tenant_id]
    || array_remove(regexp_split_to_array(lower(left(name, 400) || ' ' || left(email, 400)), '[^[:alnum:]]+'), ''))
$$;
create index visitors_by_words on visitors using gin (visitor_words(tenant_id, name, email));
