/** Loads our own widget if the installation has a bot for it. */
import { widgetScriptPath } from '@parrot/contract/conversations';
import { useEffect } from 'react';
import { settings } from '../../shared/settings/settings.ts';

export function useLandingBot(): void {
  const { landingParrotId } = settings();
  useEffect(() => {
    if (!landingParrotId) return;
    const script = document.createElement('script');
    script.src = widgetScriptPath(landingParrotId);
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [landingParrotId]);
}
