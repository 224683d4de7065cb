/** The recipes as cards, with a preview of the selected one. */
import { Skeleton } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { translated } from '../../../shared/i18n/translated.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './recipe-choice.module.css';
import { RecipePreview } from './recipe-preview.tsx';
import { useRecipes } from './use-recipes.ts';

type RecipeChoiceProps = { value: string; onChange: (recipeId: string) => void; language: LanguageCode };

export function RecipeChoice({ value, onChange, language }: RecipeChoiceProps) {
  const { t } = useTranslation('apps');
  const { data: recipes, error, isPending, refetch } = useRecipes();
  if (isPending)
    return (
      <div role="status" aria-label={t('create.recipe.loading')}>
        <Skeleton height={320} radius="md" />
      </div>
    );
  if (!recipes) return <LoadFailure error={error} onRetry={refetch} />;
  const chosen = recipes.find(({ recipeId }) => recipeId === value);
  return (
    <div className={classes.choice}>
      <div className={classes.cards}>
        <ChoiceCards
          legend={t('create.recipe.label')}
          choices={recipes.map(({ recipeId, title, description }) => ({
            id: recipeId,
            title: translated(title),
            text: translated(description),
          }))}
          value={value}
          onChange={onChange}
        />
      </div>
      {chosen && <RecipePreview recipe={chosen} language={language} />}
    </div>
  );
}
