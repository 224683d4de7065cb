import '../shared/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts, startTexts } from '../shared/i18n/i18n.ts';
import { rehydrateStores } from '../state/stored-state.ts';
import { Application } from './application.tsx';
import { textsOf } from './page-texts.ts';
import { StartPage } from './start-page.tsx';

await rehydrateStores();
await startTexts();
// Texts that can't be loaded are reported by the page that needs them.
loadTexts(textsOf(window.location.pathname)).catch(() => {});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <Application>
      <StartPage />
    </Application>
  </StrictMode>,
);
