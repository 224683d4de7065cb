import { clientInfo } from '@parrot/contract/desk';
import { UNKNOWN_ADDRESS } from '@parrot/contract/installation';
import { expect, test } from 'vitest';
import { clientInfoOf } from './client-info.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1_1 like Mac OS X)';

test.each([
  [`${WINDOWS} ${CHROMIUM} Safari/537.36`, 'Chrome 131.0.0.0', 'Windows 10.0'],
  [`${WINDOWS} ${CHROMIUM} Safari/537.36 Edg/131.0.2903.51`, 'Edge 131.0.2903.51', 'Windows 10.0'],
  [`${WINDOWS} ${CHROMIUM} Safari/537.36 OPR/114.0.0.0`, 'Opera 114.0.0.0', 'Windows 10.0'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox 132.0',
    'Windows 10.0',
  ],
  [`${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`, 'Safari 18.1', 'macOS 10.15.7'],
  [`${IPHONE} ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18.1', 'iOS 18.1.1'],
  [
    `${IPHONE} ${WEBKIT} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    'Chrome 131.0.6778.73',
    'iOS 18.1.1',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17.5',
    'iOS 17.5',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROMIUM} Mobile Safari/537.36`,
    'Chrome 131.0.0.0',
    'Android 15',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 26.0',
    'Android 14',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132.0', 'Linux '],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`,
    'Chrome 131.0.0.0',
    'ChromeOS 14541.0.0',
  ],
  ['curl/8.10.1', 'Unknown ', 'Unknown '],
])('recognizes browser and system of %s', (userAgent, browser, os) => {
  const info = clientInfo.parse(clientInfoOf(userAgent, UNKNOWN_ADDRESS));
  expect(`${info.browser.name} ${info.browser.version}`).toBe(browser);
  expect(`${info.os.name} ${info.os.version}`).toBe(os);
});

test('the address is included, with as much of the location as is known', () => {
  const address = { ip: '198.51.100.7', city: 'Bergen', region_code: '', country_code: 'NO', timezone: '' };
  expect(clientInfoOf('', address)).toMatchObject({ ipAddress: '198.51.100.7', ipLocation: 'Bergen, NO' });
});
