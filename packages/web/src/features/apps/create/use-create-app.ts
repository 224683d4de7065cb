/** Creates an app in one of three ways. A retry continues with the app that was already created. */
import { type App, type AppType, createApp, updateAppDetails } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { saveRecipeDetails } from '@parrot/contract/flows';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/http/call.ts';
import { useRefreshApps } from '../use-apps.ts';
import { addSource, type ChosenSource, checkSource } from './add-source.ts';

type Named = { appName: string; language: LanguageCode };
export type NewAppInput = Named &
  (
    | { start: 'recipe'; recipeId: string }
    | { start: 'source'; source: ChosenSource }
    | { start: 'blank'; appType: AppType }
  );

/** The designer introduces GenAI when it first opens the app. */
const INTRODUCED = { showGenAIModal: true };

/** Errors are shown in the form. */
export function useCreateApp() {
  const refresh = useRefreshApps();
  const made = useRef<App>(undefined);

  const createFromSource = async ({ appName, language }: Named, source: ChosenSource): Promise<App> => {
    await checkSource(source);
    if (!made.current) {
      const body = { appName, language, appType: 'GenAI' as const, gptData: INTRODUCED };
      made.current = (await call(createApp, { body })).app;
    }
    const { appId } = made.current;
    if (made.current.appName !== appName || made.current.language !== language)
      made.current = (await call(updateAppDetails, { body: { appId, appName, language } })).app;
    await addSource(appId, source);
    return made.current;
  };

  return useMutation({
    mutationFn: async (order: NewAppInput): Promise<App> => {
      const { appName, language } = order;
      if (order.start === 'source') return createFromSource({ appName, language }, order.source);
      if (order.start === 'recipe') {
        const { recipeId } = order;
        return (await call(saveRecipeDetails, { body: { recipeId, appName, language } })).app;
      }
      const { appType } = order;
      const body = { appName, language, appType, ...(appType === 'GenAI' && { gptData: INTRODUCED }) };
      return (await call(createApp, { body })).app;
    },
    onSettled: () => void refresh(),
    meta: { quiet: true },
  });
}
