/** Creates an app from a recipe, from a site or file, or blank. */
import { SegmentedControl, Select, Text } from '@mantine/core';
import { APP_TYPES, type App, type AppType } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { AppNameField } from '../naming/app-name-field.tsx';
import { APP_NAME_ERRORS, useAppNameCheck } from '../naming/use-app-name-check.ts';
import { type ChosenSource, isNothing, SourceRefused } from './add-source.ts';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './create-app-form.module.css';
import { RecipeChoice } from './recipe-choice.tsx';
import { SourceField } from './source-field.tsx';
import { type NewAppInput, useCreateApp } from './use-create-app.ts';
import { useNewAppLanguages } from './use-new-app-languages.ts';

const STARTS = ['recipe', 'source', 'blank'] as const;
const FIRST_RECIPE = 'faq-hand-over';
const TYPE_TEXTS = { 'Q&A': 'qa', GenAI: 'genai', FUNCTIONAL: 'functional', CUSTOM: 'custom' } as const;

type CreateAppValues = {
  appName: string;
  /** Null until one is chosen: the proposed language. */
  language: LanguageCode | null;
  start: (typeof STARTS)[number];
  recipeId: string;
  source: ChosenSource;
  appType: AppType;
};
const INITIAL: CreateAppValues = {
  appName: '',
  language: null,
  start: 'recipe',
  recipeId: FIRST_RECIPE,
  source: { url: '', file: null },
  appType: 'Q&A',
};

type CreateAppFormProps = {
  /** Whether closing would lose what was entered. */
  onDirty: (isDirty: boolean) => void;
  onCreated: (app: App) => void;
  onCancel: () => void;
};

export function CreateAppForm({ onDirty, onCreated, onCancel }: CreateAppFormProps) {
  const { t } = useTranslation(['apps', 'studio']);
  const create = useCreateApp();
  const { available, proposed } = useNewAppLanguages();
  const form = useForm<CreateAppValues, CreateAppValues, App>({
    initial: INITIAL,
    validate: ({ appName, start, source }) => ({
      appName: check.problemOf(appName),
      source: start === 'source' && isNothing(source) ? t('create.source.missing') : undefined,
    }),
    fieldOf: APP_NAME_ERRORS,
    send: (values) =>
      create.mutateAsync(
        toNewApp(values, { appName: check.name ?? values.appName, language: values.language ?? proposed }),
      ),
    onSuccess: onCreated,
  });
  const { appName, start, source: chosenSource, appType, language } = form.values;
  // A choice is made again with a click.
  const hasInput = appName !== '' || !isNothing(chosenSource);
  useEffect(() => onDirty(hasInput), [onDirty, hasInput]);
  const source = start === 'source' ? form.field('source') : undefined;
  const check = useAppNameCheck(appName);
  // Shown at the source instead of below the form, until something is edited.
  const refusal =
    form.failure instanceof SourceRefused && form.message !== undefined ? form.failure.message : undefined;

  return (
    <DialogForm
      form={{ ...form, message: refusal ? undefined : form.message }}
      submit={t('create.submit')}
      size="lg"
      onCancel={onCancel}
    >
      <SegmentedControl
        aria-label={t('create.start')}
        data={STARTS.map((value) => ({ value, label: t(`create.starts.${value}`) }))}
        value={start}
        onChange={(value) => form.change({ start: STARTS.find((one) => one === value) ?? 'recipe' })}
        fullWidth
      />
      <Text c="var(--text-secondary)">{t(`create.texts.${start}`)}</Text>
      <div className={classes.names}>
        <AppNameField field={form.textField('appName')} check={check} hint={t('create.nameHint')} />
        <Select
          label={t('create.language')}
          data={available.map((value) => ({ value, label: t(`languages.${value}`, { ns: 'studio' }) }))}
          value={language ?? proposed}
          onChange={(value) => value && form.change({ language: value as LanguageCode })}
          allowDeselect={false}
          size="lg"
        />
      </div>
      {start === 'recipe' && <RecipeChoice {...form.field('recipeId')} language={language ?? proposed} />}
      {source && <SourceField {...source} problem={refusal ?? source.error} />}
      {start === 'blank' && (
        <ChoiceCards
          legend={t('create.type')}
          columns={2}
          choices={APP_TYPES.map((type) => ({
            id: type,
            title: type,
            text: t(`create.types.${TYPE_TEXTS[type]}`),
          }))}
          value={appType}
          onChange={(chosen) => form.change({ appType: APP_TYPES.find((type) => type === chosen) ?? 'Q&A' })}
        />
      )}
    </DialogForm>
  );
}

function toNewApp(
  { start, recipeId, source, appType }: CreateAppValues,
  named: { appName: string; language: LanguageCode },
): NewAppInput {
  if (start === 'recipe') return { start, recipeId, ...named };
  return start === 'source' ? { start, source, ...named } : { start, appType, ...named };
}
