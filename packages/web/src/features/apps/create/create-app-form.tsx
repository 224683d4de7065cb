/** A new app: from a recipe, from a site or file, or blank; then its name and language. */
import { SegmentedControl, Select } from '@mantine/core';
import { APP_TYPES, type App, type AppType } from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppNameField } from '../naming/app-name-field.tsx';
import { nameProblem, useAppName } from '../naming/use-app-name.ts';
import { DialogForm } from '../ui/app-dialog.tsx';
import { type ChosenSource, isNothing, SourceRefused } from './add-source.ts';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './create-app-form.module.css';
import { RecipeChoice } from './recipe-choice.tsx';
import { SourceField } from './source-field.tsx';
import { type NewAppInput, useCreateApp } from './use-create-app.ts';

const STARTS = ['recipe', 'source', 'blank'] as const;
const FIRST_RECIPE = 'faq-hand-over';
const TYPE_TEXTS = { 'Q&A': 'qa', GenAI: 'genai', FUNCTIONAL: 'functional', CUSTOM: 'custom' } as const;

type CreateAppFormProps = { onCreated: (app: App) => void; onCancel: () => void };

export function CreateAppForm({ onCreated, onCancel }: CreateAppFormProps) {
  const { t } = useTranslation(['apps', 'studio']);
  const naming = useAppName();
  const [start, setStart] = useState<(typeof STARTS)[number]>('recipe');
  const [recipeId, setRecipeId] = useState(FIRST_RECIPE);
  const [source, setSource] = useState<ChosenSource>({ url: '', file: null });
  const [isTried, setTried] = useState(false);
  const [appType, setAppType] = useState<AppType>('Q&A');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const make = useCreateApp();
  const refusal = make.error instanceof SourceRefused ? make.error.message : undefined;
  const isSourceMissing = start === 'source' && isNothing(source);

  const submit = () => {
    setTried(true);
    const appName = naming.settle();
    if (!appName || isSourceMissing) return;
    const named = { appName, language };
    const orders: Record<typeof start, NewAppInput> = {
      recipe: { start: 'recipe', recipeId, ...named },
      source: { start: 'source', source, ...named },
      blank: { start: 'blank', appType, ...named },
    };
    make.mutate(orders[start], { onSuccess: onCreated, onError: naming.takeRefusal });
  };
  const changeStart = (chosen: string) => {
    setStart(STARTS.find((one) => one === chosen) ?? 'recipe');
    setTried(false);
    make.reset();
  };

  return (
    <DialogForm
      submit={t('create.submit')}
      busy={make.isPending}
      error={refusal || nameProblem(make.error) ? undefined : make.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SegmentedControl
        aria-label={t('create.start')}
        data={STARTS.map((value) => ({ value, label: t(`create.starts.${value}`) }))}
        value={start}
        onChange={changeStart}
        fullWidth
      />
      <p>{t(`create.texts.${start}`)}</p>
      <div className={classes.names}>
        <AppNameField naming={naming} hint={t('create.nameHint')} />
        <Select
          label={t('create.language')}
          data={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`, { ns: 'studio' }) }))}
          value={language}
          onChange={(value) => value && setLanguage(value as LanguageCode)}
          allowDeselect={false}
          size="lg"
        />
      </div>
      {start === 'recipe' && <RecipeChoice value={recipeId} onChange={setRecipeId} />}
      {start === 'source' && (
        <SourceField
          value={source}
          problem={refusal ?? (isTried && isSourceMissing ? t('create.source.missing') : undefined)}
          onChange={(chosen) => {
            setSource(chosen);
            make.reset();
          }}
        />
      )}
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
          onChange={(chosen) => setAppType(APP_TYPES.find((type) => type === chosen) ?? 'Q&A')}
        />
      )}
    </DialogForm>
  );
}
