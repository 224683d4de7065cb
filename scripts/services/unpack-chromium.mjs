/** A separate process, because the package reads and changes the environment it is loaded in. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
