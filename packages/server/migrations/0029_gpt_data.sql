-- The languages an app can have and starts with, and what concerns its language model, in apps and their versions.
create function settings_with_gpt_data(settings jsonb, language text) returns jsonb language sql immutable as $$
  select settings || jsonb_build_object(
    'behaviour', jsonb_build_object(
      'createAppLanguageList', '["en", "es", "de", "fr", "sv"]'::jsonb,
      'defaultLanguageList', jsonb_build_array(language)
    ) || ((settings -> 'behaviour') - 'modelProvider'),
    'gptData', jsonb_build_object(
      'type', settings #> '{behaviour,modelProvider}',
      'version', 'parrotgpt4',
      'showGenAIModal', false,
      'defaultData', ''
    )
  )
$$;
update apps set settings = settings_with_gpt_data(settings, language);
update app_versions set snapshot = jsonb_set(snapshot, '{settings}',
  settings_with_gpt_data(snapshot -> 'settings', snapshot ->> 'language'));
drop function settings_with_gpt_data(jsonb, text);
