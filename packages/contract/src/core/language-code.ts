import * as z from 'zod';
import { LANGUAGES } from './options.ts';

export const languageCode = z.enum(LANGUAGES);
