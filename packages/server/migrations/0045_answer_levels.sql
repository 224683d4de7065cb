-- How sure a bot must be to answer: per app and per topic.
create function with_answer_levels(settings jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(settings, '{behaviour}',
    '{"answerLevel": "balanced", "topicAnswerLevels": []}'::jsonb || (settings -> 'behaviour'))
$$;
update apps set settings = with_answer_levels(settings);
update app_versions set snapshot = jsonb_set(snapshot, '{settings}', with_answer_levels(snapshot -> 'settings'));
drop function with_answer_levels(jsonb);

-- The visitor chose 'None of these' when the bot asked back.
alter table asked_questions add column none_meant boolean not null default false;
