/** The guided tours that start by themselves for users who have not seen them. */
export const TOURS = ['dashboard', 'users', 'designer', 'appearance', 'desk'] as const;
