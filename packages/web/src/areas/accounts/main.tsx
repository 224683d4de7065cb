/** The central login page: a separate application, linked to the main one by addresses only. */
import '../../shared/theme/global.css';
import '../../shared/theme/mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from '../../shared/browser/page-location.ts';
import { loadTexts, startTexts } from '../../shared/i18n/i18n.ts';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { AccountsApp } from './accounts-app.tsx';

await useAppearanceStore.persist.rehydrate();
await startTexts();
await loadTexts(['accounts', 'password']);

// A user who returns by the Back button would find a form that is still busy.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) page.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <AccountsApp />
  </StrictMode>,
);
