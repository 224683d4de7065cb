import { icon } from './icon.ts';

export const IconMicrophone = icon('M9 5a3 3 0 0 1 6 0v5a3 3 0 0 1 -6 0zM5 10a7 7 0 0 0 14 0M8 21h8M12 17v4');
