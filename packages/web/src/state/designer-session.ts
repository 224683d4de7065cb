/** Which step of the designer is open: 0 Designer, 1 Personalization, 2 Publish. The header names it. */
import { create } from 'zustand';

type DesignerSession = { activeRoute: 0 | 1 | 2 };

export const useDesignerSession = create<DesignerSession>()(() => ({ activeRoute: 0 }));
