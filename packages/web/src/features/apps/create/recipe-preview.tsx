/** A sample conversation of a recipe in the language of the new app, its content, and what is left to configure. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import type { Recipe } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import classes from './recipe-choice.module.css';
import { useRecipe } from './use-recipes.ts';

type RecipePreviewProps = { recipe: Recipe; language: LanguageCode };

export function RecipePreview({ recipe, language }: RecipePreviewProps) {
  const { t } = useTranslation('apps');
  const { recipeId, blockCount, faqCount, leftToDo } = recipe;
  const title = translated(recipe.title);
  const { data, error } = useRecipe(recipeId, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.preview} tabIndex={0} aria-label={t('create.recipe.preview', { title })}>
      <h3 className={classes.heading}>{t('create.recipe.example')}</h3>
      {data ? (
        <ol className={classes.messages}>
          {data.example.map(({ by, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of an example has no other name than its place
            <li key={index} className={classes.message} data-by={by}>
              <VisuallyHidden>{t(`create.recipe.by.${by}`)} </VisuallyHidden>
              {text}
            </li>
          ))}
        </ol>
      ) : error ? (
        <p role="alert">{messageOf(error)}</p>
      ) : (
        <Skeleton height={180} radius="md" />
      )}
      <p className={classes.left}>
        {t('create.recipe.blocks', { count: blockCount })}
        {faqCount > 0 && `, ${t('sample.questions', { count: faqCount })}`}
      </p>
      <div className={classes.left}>
        {leftToDo.length === 0 ? (
          t('create.recipe.worksAtOnce')
        ) : (
          <>
            {t('create.recipe.leftToDo')}
            <ul>
              {leftToDo.map((task) => (
                <li key={task}>{translated(task)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
