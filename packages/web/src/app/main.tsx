import '../shared/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../shared/i18n/i18n.ts';
import { rehydrateStores } from '../state/stored-state.ts';
import { Application } from './application.tsx';
import { loadAhead } from './load-ahead.ts';
import { StartPage } from './start-page.tsx';

loadAhead(window.location.pathname);
await rehydrateStores();
await startTexts();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <Application>
      <StartPage />
    </Application>
  </StrictMode>,
);
