/** Run on its own, because the package both reads and changes the environment it is loaded in. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
