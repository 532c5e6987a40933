export const messages = { title: 'Design language' } as const;
