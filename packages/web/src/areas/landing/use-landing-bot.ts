/** Puts our own widget on the page where the installation has a bot for it. */
import { useEffect } from 'react';
import { settings } from '../../shared/settings/settings.ts';

export function useLandingBot(): void {
  const { landingParrotId } = settings();
  useEffect(() => {
    if (!landingParrotId) return;
    const script = document.createElement('script');
    script.src = '/widget/parrot.js';
    script.async = true;
    script.dataset.parrotId = landingParrotId;
    document.head.append(script);
    return () => script.remove();
  }, [landingParrotId]);
}
